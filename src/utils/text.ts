import { formatNumber, formatTenths } from './money';

/** Returns the text, or "-" if it is missing or blank. */
export function toTextOrDash(text: string | null | undefined): string {
  return text?.trim() ? text : '-';
}

/** Formats a count with its noun: "1 stop", "3 stops". */
export function pluralize(count: number, singular: string, many = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : many}`;
}

/** Returns a packing unit for a count: "box" for 1, "boxes" for more. */
export function pluralizeUnit(name: string, count: number): string {
  const word = name.toLowerCase();
  if (count === 1) return word;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Returns the error message of a text that is longer than `max` characters. */
export const getTooLongMessage = (max: number) => `Use up to ${formatNumber(max)} characters.`;

/** Returns true for a text of at most `max` characters, else the error message. */
export const checkLength = (text: string, max: number): string | true => text.length <= max || getTooLongMessage(max);

/** Joins items as in a sentence: "gender", "gender and birthday", "gender, birthday and address"; '' for none. */
export function toSentenceList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** Formats a distance: "1,012.5 km", or "-" if a server sends none. */
export const formatKm = (km: number): string => (km >= 0 ? `${formatTenths(km)} km` : '-');

/** Formats a duration: "55 min", "1 hr 7 min", "3 hr", or "-" if a server sends none. */
export function formatMinutes(minutes: number): string {
  if (!(minutes >= 0)) return '-';
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  return [`${Math.floor(whole / 60)} hr`, whole % 60 > 0 && `${whole % 60} min`].filter(Boolean).join(' ');
}

/** Normalizes a Philippine mobile number to ten digits; other numbers only lose their separators. */
export function normalizeMobile(text: string): string {
  const digits = text.replace(/[\s()\-.]/g, '');
  const national = /^(?:(?:\+|00)?63|0)(9\d{9})$/.exec(digits)?.[1];
  return national ?? digits;
}

/** Formats 9174820136 as 0917 482 0136; returns any other text unchanged. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^(9\d{2})(\d{3})(\d{4})$/, '0$1 $2 $3');
}

/** Formats a mobile as 0917 482 0136 and a Metro Manila landline as 02 8123 4567; other numbers stay unchanged. */
export function formatPhone(phone: string): string {
  return formatMobile(phone).replace(/^02(\d{4})(\d{4})$/, '02 $1 $2');
}

/** Formats bytes as "2 MB" or "340 KB". */
export function formatBytes(bytes: number): string {
  const mega = bytes / (1024 * 1024);
  return mega >= 1 ? `${String(Math.round(mega * 10) / 10)} MB` : `${String(Math.max(1, Math.round(bytes / 1024)))} KB`;
}

type Named = { first_name?: string; last_name?: string } | null | undefined;

/** Joins first and last name for a field or a file; '' if both are missing. */
export const joinName = (profile: Named): string =>
  [profile?.first_name, profile?.last_name].filter(Boolean).join(' ').trim();

/** Joins first and last name for the screen; "-" if both are missing. */
export const getFullName = (profile: Named): string => toTextOrDash(joinName(profile));

/** Joins texts with periods, without a second period: "45 Scout Borromeo St. Jun Dela Cruz". */
export const joinSentences = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('. ')
    .replaceAll('.. ', '. ');
