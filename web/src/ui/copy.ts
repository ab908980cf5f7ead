// Copies text to the clipboard, even without the browser's clipboard API, which is missing on plain
// http.

/** Copy `text` to the clipboard; return whether it worked. `shown` is a field or an element that
 *  contains it, which stays selected if the browser refuses. */
export async function copied(text: string, shown?: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const passing = shown ? null : document.body.appendChild(document.createElement("pre"));
    if (passing) passing.textContent = text;
    select(shown ?? passing);
    // Deprecated, but the only way without https; it copies the selection.
    const done = document.execCommand?.("copy") ?? false;
    passing?.remove();
    return done;
  }
}

function select(shown: HTMLElement | null): void {
  if (shown instanceof HTMLInputElement) {
    shown.focus();
    shown.select();
  } else if (shown) getSelection()?.selectAllChildren(shown);
}
