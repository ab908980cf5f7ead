"""The loop of a browser: like Pyodide's, it executes functions "on threads" one after another."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest


@pytest.fixture
async def one_thread() -> None:
    """Let the loop execute such functions on one thread, in order."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
