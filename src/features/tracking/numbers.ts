const NUMBERS_MAX = 10;

/** Booking numbers from pasted text in any separation: upper-cased, each once, in their order. */
export function readNumbers(text: string): string[] {
  const words = text.toUpperCase().split(/[^A-Z0-9-]+/);
  return [...new Set(words.filter((word) => word.length > 2 && /\d/.test(word)))];
}

/** What is wrong with a search; null where it can be made. */
export function numbersProblem(numbers: string[]): string | null {
  if (numbers.length === 0) return 'Enter a booking number such as LGX-260716-0482.';
  return numbers.length > NUMBERS_MAX ? `Enter at most ${NUMBERS_MAX} booking numbers at a time.` : null;
}
