"""The server in a browser, by Pyodide: tables with the same messages and operations.

``local_server`` answers a client's requests and socket messages. It runs on any event loop; in a
browser it runs in WebAssembly inside a worker. The caller sends and stores: this package has no
socket, disk or screen.

The package must not import numpy. Coaches and bots of solved games use ``arrays`` instead, and
their modules arrive after the first roll (``solved_games``).
"""
