// Copies text to the clipboard, even without the browser's clipboard API, which is missing on plain
// http.

/** Copy `text` to the clipboard; return whether it worked. `shown` is a field that contains it. */
export async function copied(text: string, shown: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!shown) return false;
    shown.focus();
    shown.select();
    // Deprecated, but the only way without https; it copies the selection.
    return document.execCommand?.("copy") ?? false;
  }
}
