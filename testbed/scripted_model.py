"""A scripted language model behind an OpenAI-compatible endpoint, for tests and first steps.

``python -m testbed.scripted_model`` serves a model that plays moves at random.
"""

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any

Answer = Callable[[list[dict[str, str]]], str | int]
"""Maps the messages of a request to the answer, or to the status of an HTTP error."""


def random_move(messages: list[dict[str, str]]) -> str:
    """Return a random move of those that the last observation lists."""
    return move_in(messages[-1]["content"])


def move_in(observation: str) -> str:
    """Return a random move of those that an observation lists, with one of its listed values."""
    lines = observation.splitlines()
    start = max(number for number, line in enumerate(lines) if line.startswith("Your move."))
    moves: dict[str, dict[str, str]] = {}
    for line in lines[start + 1 :]:
        name, _, rest = line.strip().partition(": ")
        if not line.startswith("  "):
            moves[name] = {}
        elif ":" in line:
            moves[[*moves][-1]][name] = rest.split(", ")[-1].rpartition(" ")[2]
    pattern = Random(observation).choice([*moves])
    return " ".join(moves[pattern].get(word, word) for word in pattern.split()).strip()


@contextmanager
def scripted_model(answer: Answer = random_move) -> Iterator[str]:
    """Serve the model on a free port of this computer, and yield the endpoint's address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            said = answer(asked["messages"])
            status = said if isinstance(said, int) else 200
            asks, says = len(str(asked)) // 4, 5
            usage = {"prompt_tokens": asks, "completion_tokens": says, "total_tokens": asks + says}
            message = {"role": "assistant", "content": said}
            streams = asked.get("stream") and status == 200
            whole = {"choices": [{"message": message}], "usage": usage}
            body = _stream(message, usage) if streams else json.dumps(whole).encode()
            self.send_response(status)
            kind = "text/event-stream" if streams else "application/json"
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Suppress the log of requests."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _stream(message: Mapping[str, Any], usage: Mapping[str, int]) -> bytes:
    """Return an answer as server-sent events, in two chunks."""
    about = {"id": "answer", "object": "chat.completion.chunk", "created": 0, "model": "scripted"}
    whole = {"index": 0, "delta": message, "finish_reason": None}
    end = {"index": 0, "delta": {}, "finish_reason": "stop"}
    chunks = [about | {"choices": [whole]}, about | {"choices": [end], "usage": usage}]
    lines = [*(json.dumps(one) for one in chunks), "[DONE]"]
    return "".join(f"data: {line}\n\n" for line in lines).encode()


def main() -> None:
    """Serve the random model until Ctrl-C."""
    with scripted_model() as address:
        print(address, flush=True)
        threading.Event().wait()


if __name__ == "__main__":
    main()
