"""Tables in a browser, without a server: the same tables, messages and operations.

``local_server`` takes the requests and socket messages of a client and answers them. It runs on any
event loop; in a browser it runs in WebAssembly inside a worker. The caller sends and stores: this
package has no socket, disk or screen. It must not import numpy, so it has no solved games: no
coach, and only bots that need no solved game.
"""
