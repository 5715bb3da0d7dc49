import { TRACK_NUMBERS_MAX } from '@/config/constants';
import { formatNumber } from '@/utils/money';

/** Our own form of a number, to take apart what was pasted without anything between. */
const OWN = /LGX-\d{6}-\d{4}/gi;
const LONGEST = 40;

/** As much of what is no number as is named again: a whole letter may have been pasted. */
const NAMED_WORDS = 5;
const NAMED_CHARACTERS = 24;

const wordsOf = (text: string) => text.replace(OWN, (number) => ` ${number.toUpperCase()} `).split(/[\s,;]+/);

const isNumber = (word: string) => word.length > 2 && word.length <= LONGEST && /\d/.test(word);

/**
 * Booking numbers from pasted text, each once, in their order: what stands between white space, commas and semicolons.
 * A number is the server's to write as it likes; our own form alone is upper-cased.
 */
export const readNumbers = (text: string): string[] => [...new Set(wordsOf(text).filter(isNumber))];

/** What of a text is looked up nowhere, to be said beside the numbers that are; null where that is nothing. */
export function getRejectedMessage(text: string): string | null {
  const words = [...new Set(wordsOf(text).filter((word) => !isNumber(word) && /[\p{L}\d]/u.test(word)))];
  if (words.length === 0) return null;
  const named = words
    .slice(0, NAMED_WORDS)
    .map((word) => (word.length > NAMED_CHARACTERS ? `${word.slice(0, NAMED_CHARACTERS)}…` : word));
  const more = words.length - named.length;
  return `Not read as a booking number: ${named.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`;
}

/** What is wrong with a search; null where it can be made. */
export function numbersProblem(numbers: string[]): string | null {
  if (numbers.length === 0) return 'Enter a booking number such as LGX-260716-0482.';
  if (numbers.length <= TRACK_NUMBERS_MAX) return null;
  return `These are ${numbers.length} booking numbers. Enter at most ${TRACK_NUMBERS_MAX} at a time.`;
}

/** "LGX-260716-0482 and 2 more": what a past search is known by. */
export function getSearchLabel(search: string): string {
  const [first = '', ...others] = search.split(' ');
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
