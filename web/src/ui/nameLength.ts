// The length limit of names, in graphemes. An input's own limit counts UTF-16 units, and can cut an
// emoji in the middle.
const SIGNS = 20;

/** Return the first graphemes of a text, at most the limit of a name. */
export function asName(text: string): string {
  const signs = [...new Intl.Segmenter().segment(text)];
  return signs.length > SIGNS ? text.slice(0, signs[SIGNS]?.index) : text;
}

/** Return a name whose long words may be divided between two lines. */
export function divided(name: string): string {
  return name.replace(/\p{L}{5}(?=\p{L}{4})/gu, "$&\u00AD");
}

/**
 * Limit the typed text to the length of a name, but let an input method finish its grapheme first.
 */
export function nameLength(input: HTMLInputElement): () => void {
  const cut = (event: Event): void => {
    if (!("Segmenter" in Intl) || (event as InputEvent).isComposing) return;
    const short = asName(input.value);
    if (short !== input.value) input.value = short;
  };
  // In the capture phase, before the input's bindings read it.
  input.addEventListener("input", cut, true);
  return () => input.removeEventListener("input", cut, true);
}
