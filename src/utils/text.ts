import { formatNumber } from './money';

/** The text, or "-" where the server left it out. */
export function orDash(text: string | null | undefined): string {
  return text?.trim() ? text : '-';
}

/** "1 stop", "3 stops": the count with thousands separators and the fitting noun. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** True where a text is no longer than that; else the words that say how long it may be. Nothing is ever cut. */
export const checkLength = (text: string, most: number): string | true =>
  text.length <= most || `At most ${plural(most, 'character')}.`;

/** "gender", "gender and birthday", "gender, birthday and address"; "" for none. */
export function toSentenceList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** A drive's length as "55 min", in hours and minutes from one hour on: "1 hr 7 min", "3 hr". */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  return [`${Math.floor(whole / 60)} hr`, whole % 60 > 0 && `${whole % 60} min`].filter(Boolean).join(' ');
}

/** A typed or pasted Philippine mobile as its ten digits; anything else loses only its spaces and dashes. */
export function normalizeMobile(text: string): string {
  const digits = text.replace(/[\s()\-.]/g, '');
  const national = /^(?:\+?63|0)(9\d{9})$/.exec(digits)?.[1];
  return national ?? digits;
}

/** 9174820136 as 917 482 0136; any other text unchanged. */
export function groupMobile(mobile: string): string {
  return mobile.replace(/^(9\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
}

/** A mobile as +63 917 482 0136, a Metro Manila landline as 02 8123 4567; any other number unchanged. */
export function showPhone(phone: string): string {
  const mobile = groupMobile(phone);
  return mobile === phone ? phone.replace(/^02(\d{4})(\d{4})$/, '02 $1 $2') : `+63 ${mobile}`;
}

/** Bytes as "2 MB" or "340 KB". */
export function formatBytes(bytes: number): string {
  const mega = bytes / (1024 * 1024);
  return mega >= 1 ? `${String(Math.round(mega * 10) / 10)} MB` : `${String(Math.max(1, Math.round(bytes / 1024)))} KB`;
}

/** First and last name as one text; "-" where neither is known. */
export function fullName(profile: { first_name?: string; last_name?: string } | null | undefined): string {
  return orDash([profile?.first_name, profile?.last_name].filter(Boolean).join(' '));
}

const UNIT = '(?:unit|lot|blk|block|phase|ph|floor|flr|room|rm|suite|ste|apt|stall|door|no)';
/** A part of an address inside a building or estate: "Unit 5", "Blk 4 Lot 2", "8F", "G/F". */
const INSIDE = new RegExp(
  `^(?:${UNIT}(?:[. #]+\\w|\\d)|\\w{1,3}/?f\\b|\\d+(?:st|nd|rd|th) (?:floor|flr)\\b|ground floor\\b)`,
  'i',
);
const STREET = /\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|hwy|highway|drive|dr|lane)\b/i;

/** "Unit 5, 88 Jupiter St" of "Unit 5, 88 Jupiter St., Bel-Air": the first part, with the next one where it is only a unit. */
export function shortAddress(addressLine: string): string {
  const parts = addressLine
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.findIndex((part) => !INSIDE.test(part) || STREET.test(part));
  return parts.slice(0, last === -1 ? parts.length : last + 1).join(', ');
}

/** Joins texts with full stops: "45 Scout Borromeo St. Jun Dela Cruz", one stop where a text ends in its own. */
export const joinSentences = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('. ')
    .replaceAll('.. ', '. ');

/** Whether an address carries a number of a house, unit or lot; "30th St" alone is a street. */
export const hasHouseNumber = (addressLine: string) =>
  addressLine
    .split(/[^\p{L}\d]+/u)
    .some((word) => /^\p{L}?\d+\p{L}{0,2}$/u.test(word) && !/(?:st|nd|rd|th)$/i.test(word));
