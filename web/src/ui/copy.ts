// Copies text to the clipboard, also without the browser's clipboard API, as on plain http.

/** Copy `text` to the clipboard; return whether it worked. `shown` is a field that contains it. */
export async function copied(text: string, shown: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!shown) return false;
    shown.focus();
    shown.select();
    // Deprecated, but the only way without https. It copies the selection.
    return document.execCommand?.("copy") ?? false;
  }
}
