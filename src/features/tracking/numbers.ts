import { TRACK_NUMBERS_MAX } from '../../config/constants';

/** Our own form of a number, to take apart what was pasted without anything between. */
const OWN = /LGX-\d{6}-\d{4}/gi;
const LONGEST = 40;

/**
 * Booking numbers from pasted text, each once, in their order: what stands between white space, commas and semicolons.
 * A number is the server's to write as it likes; our own form alone is upper-cased.
 */
export function readNumbers(text: string): string[] {
  const words = text.replace(OWN, (number) => ` ${number.toUpperCase()} `).split(/[\s,;]+/);
  return [...new Set(words.filter((word) => word.length > 2 && word.length <= LONGEST && /\d/.test(word)))];
}

/** What is wrong with a search; null where it can be made. */
export function numbersProblem(numbers: string[]): string | null {
  if (numbers.length === 0) return 'Enter a booking number such as LGX-260716-0482.';
  if (numbers.length <= TRACK_NUMBERS_MAX) return null;
  return `These are ${numbers.length} booking numbers. Enter at most ${TRACK_NUMBERS_MAX} at a time.`;
}

/** "LGX-260716-0482 and 2 more": what a past search is known by. */
export function searchWords(search: string): string {
  const [first = '', ...others] = search.split(' ');
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
