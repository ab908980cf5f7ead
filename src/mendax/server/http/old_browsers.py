"""A notice for browsers that are too old for the client, as a short script that all of them can
run.

Without the notice, such a browser shows an empty page. ``build.target`` and ``build.cssTarget`` in
``web/vite.config.ts`` define the required features. The docs list the oldest supported browsers.
"""

import json
from typing import Final

from mendax.words import LANGUAGES, Words

_SCRIPT: Final = """(function () {
  var css = window.CSS && CSS.supports;
  if (
    css &&
    CSS.supports("color", "color-mix(in srgb, red, red)") &&
    CSS.supports("color", "light-dark(red, red)") &&
    CSS.supports("container-type", "size") &&
    "noModule" in document.createElement("script") &&
    Object.hasOwn
  )
    return;
  var words = WORDS;
  var said = document.createElement("p");
  said.setAttribute("role", "alert");
  said.style.margin = "2em";
  said.style.fontSize = "1.3em";
  said.appendChild(
    document.createTextNode(words[(navigator.language || "en").slice(0, 2)] || words.en)
  );
  document.body.insertBefore(said, document.body.firstChild);
})();
"""


def script() -> bytes:
    """Return the script, in ASCII ECMAScript 5, with the sentence in every language."""
    said = {language: Words(language).say("server-old-browser") for language in LANGUAGES}
    return _SCRIPT.replace("WORDS", json.dumps(said)).encode("ascii")
