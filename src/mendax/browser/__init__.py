"""Tables in a browser, without a server: the same tables, messages and operations.

``local_server`` takes the requests and socket messages of a client and answers them. It runs on any
event loop; in a browser it runs in WebAssembly inside a worker. Its caller sends and stores: this
package has no socket, disk or screen. It must not import numpy, so there are no solved games here:
no coach, and only the bots that do without one.
"""
