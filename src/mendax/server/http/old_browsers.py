"""A notice for browsers that are too old for the client, as a short script that all of them can
run.

Without the notice, such a browser shows an empty page. ``OLDEST`` is the table of the oldest
supported browsers; a test compares the client's build and the docs with it.
"""

import json
from typing import Final

from mendax.words import LANGUAGES, Words

OLDEST: Final = {"chrome": "123", "safari": "17.5", "firefox": "125"}
"""The oldest versions with all features that the client needs. The last ones to arrive were
``light-dark()`` in Chrome and Safari, and ``Intl.Segmenter`` in Firefox, so the script asks for
these two only."""
_SCRIPT: Final = """(function () {
  var css = window.CSS && CSS.supports;
  if (css && CSS.supports("color", "light-dark(red, red)") && window.Intl && Intl.Segmenter) return;
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
    """Return the script, in ECMAScript 5, with the sentence in every language."""
    said = {language: Words(language).say("server-old-browser", **OLDEST) for language in LANGUAGES}
    return _SCRIPT.replace("WORDS", json.dumps(said, ensure_ascii=False)).encode()
