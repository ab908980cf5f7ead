"""A bare WebKitGTK window of any size for WebKitWebDriver, run by the system's Python.

MiniBrowser, which WebKitWebDriver starts otherwise, is at least 447 pixels wide. ``WIDTH`` and
``HEIGHT`` in the environment are the size.
"""

import os
from typing import Any

import gi  # type: ignore[import-not-found,unused-ignore]

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # type: ignore[import-not-found,unused-ignore]  # noqa: E402


def made(*_: Any) -> Any:
    """Return the view of a new window."""
    view = WebKit2.WebView(web_context=CONTEXT, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(int(os.environ["WIDTH"]), int(os.environ["HEIGHT"]))
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: window.destroy())
    return view


def started(_: Any, session: Any) -> None:
    """Let an automation session open windows."""
    named = WebKit2.ApplicationInfo()
    named.set_name("webview")
    session.set_application_info(named)
    session.connect("create-web-view", made)


CONTEXT = WebKit2.WebContext.new_ephemeral()
CONTEXT.set_automation_allowed(True)
CONTEXT.connect("automation-started", started)
Gtk.main()
