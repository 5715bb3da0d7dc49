import { TRACK_NUMBERS_MAX } from '@/config/constants';
import { formatNumber } from '@/utils/money';

/** Own number format, to split numbers that were pasted without separators. */
const OWN_NUMBER = /LGX-\d{6}-\d{4}/gi;
const NUMBER_MAX_LENGTH = 40;

/** Limits of the rejected words that a message quotes, since a whole letter may be pasted. */
const QUOTED_WORDS = 5;
const QUOTED_CHARACTERS = 24;

const splitWords = (text: string) => text.replace(OWN_NUMBER, (number) => ` ${number.toUpperCase()} `).split(/[\s,;]+/);

const isNumber = (word: string) => word.length > 2 && word.length <= NUMBER_MAX_LENGTH && /\d/.test(word);

/**
 * Returns the distinct booking numbers in a text, separated by white space, commas or semicolons. Only the own format
 * is converted to upper case: another server may use any format.
 */
export const readNumbers = (text: string): string[] => [...new Set(splitWords(text).filter(isNumber))];

/** Returns a message that quotes the words without a booking number; null if there are none. */
export function getRejectedMessage(text: string): string | null {
  const rejected = [...new Set(splitWords(text).filter((word) => !isNumber(word) && /[\p{L}\d]/u.test(word)))];
  if (rejected.length === 0) return null;
  const quoted = rejected
    .slice(0, QUOTED_WORDS)
    .map((word) => (word.length > QUOTED_CHARACTERS ? `${word.slice(0, QUOTED_CHARACTERS)}…` : word));
  if (rejected.length === 1) return `"${quoted[0]}" isn't a booking number.`;
  const more = rejected.length - quoted.length;
  return `These aren't booking numbers: ${quoted.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}.`;
}

/** Returns the error of a search; null if it is valid. */
export function getNumbersProblem(numbers: string[]): string | null {
  if (numbers.length === 0) return 'Enter a booking number such as LGX-260716-0482.';
  if (numbers.length <= TRACK_NUMBERS_MAX) return null;
  return `You entered ${numbers.length} booking numbers. Enter up to ${TRACK_NUMBERS_MAX} at a time.`;
}

/** Label of a recent search: "LGX-260716-0482 and 2 more". */
export function getSearchLabel(search: string): string {
  const [first = '', ...others] = search.split(' ');
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
