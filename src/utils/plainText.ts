const IS_PLAIN = /^[\n -~]*$/;

/** Lowercases a text and strips its diacritics: "Peña" becomes "pena". */
export function toPlainText(text: string): string {
  const lower = text.toLowerCase();
  return IS_PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Diacritic}/gu, '');
}
