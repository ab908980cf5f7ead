// Percentages in the notation of a language.

/** Return a share in percent; English has no space before the sign. */
export function percent(share: number, language: string, digits = 0): string {
  const shown = (100 * share).toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${shown}${language === "en" ? "" : "\u00a0"}%`;
}
