// How long a name may be, counted in signs as a reader counts them: an input's own limit counts UTF-16
// units and cuts an emoji of several in the middle.
const SIGNS = 20;

/** The first signs of a text, as many as a name may have. */
export function asName(text: string): string {
  const signs = [...new Intl.Segmenter().segment(text)];
  return signs.length > SIGNS ? text.slice(0, signs[SIGNS]?.index) : text;
}

/** Keeps what is typed as short as a name may be. An input method finishes its sign first. */
export function nameLength(input: HTMLInputElement): () => void {
  const cut = (event: Event): void => {
    if (!("Segmenter" in Intl) || (event as InputEvent).isComposing) return;
    const short = asName(input.value);
    if (short !== input.value) input.value = short;
  };
  // On its way down, before what is bound to the input reads it.
  input.addEventListener("input", cut, true);
  return () => input.removeEventListener("input", cut, true);
}
