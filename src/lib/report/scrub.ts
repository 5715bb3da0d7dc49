import type { ErrorEvent, Exception } from '@sentry/browser';

/** Longer texts hold data, not a message. */
const MAX_LENGTH = 500;

/** Removes the query and the fragment of an address, and path segments that may be ids. Scripts keep their names. */
function scrubAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const isScript = /\.(?:m?js|tsx?|css)(?::\d+)*$/.test(path);
  return isScript ? path : path.replaceAll(/(?<=[^/:]\/|^\/)(?:[^/]*[\d@%][^/]*|[^/]{20,})/g, ':id');
}

type Rule = [pattern: string, replacement: string | ((match: string) => string)];

/** Kinds of personal data. At each position of a text the first rule that matches applies. */
const RULES: Rule[] = [
  // a parser quotes what it could not read
  ['"[^"]*"', '"[text]"'],
  ['(?:bearer\\s+|\\b(?:password|token|otp|pin|cvv)\\s?[=:]\\s?)\\S+', '[secret]'],
  ['[\\w.+%-]+@[\\w-]+(?:\\.[\\w-]+)+', '[email]'],
  ['(?:https?://[^\\s/?#]+)?/[^\\s?#\'"(),]*(?:[?#][^\\s\'"(),]*)?', scrubAddress],
  ['[?&][\\w-]+=\\S*', '[query]'],
  ['eyJ[\\w-]+(?:\\.[\\w-]+)*', '[token]'],
  ['(?=[\\w-]*\\d)(?=[\\w-]*[a-z])[\\w-]{20,}', '[token]'],
  // phone, card and account numbers, one-time PINs
  ['\\+?\\(?\\d(?:[ ().-]{0,2}\\d){5,}', '[number]'],
];

const ANY_RULE = new RegExp(RULES.map(([pattern]) => `(${pattern})`).join('|'), 'giu');

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function removeNames(text: string, names: readonly string[]): string {
  const known = names.filter((name) => name.trim().length > 1).map(escape);
  if (known.length === 0) return text;
  return text.replaceAll(new RegExp(`(?<!\\p{L})(?:${known.join('|')})(?!\\p{L})`, 'giu'), '[name]');
}

/** Returns a text without secrets, e-mail addresses, long numbers, ids in addresses and the given names. */
export const scrubText = (text: string, names: readonly string[] = []): string =>
  removeNames(text.slice(0, MAX_LENGTH), names).replaceAll(ANY_RULE, (match: string, ...groups: unknown[]) => {
    const [, replacement = ''] = RULES[groups.findIndex((group) => group !== undefined)] ?? [];
    return typeof replacement === 'string' ? replacement : replacement(match);
  });

function scrubException({ type = 'Error', value = '', stacktrace }: Exception, names: readonly string[]): Exception {
  const frames = stacktrace?.frames?.map(({ filename = '', function: name, lineno, colno, in_app }) => ({
    filename: scrubAddress(filename),
    function: name,
    lineno,
    colno,
    in_app,
  }));
  return { type: scrubText(type, names), value: scrubText(value, names), ...(frames && { stacktrace: { frames } }) };
}

/** Returns an event with only the fields that are known to hold no personal data, and with scrubbed texts. */
export function scrubEvent(event: ErrorEvent, names: readonly string[]): ErrorEvent {
  const { event_id, timestamp, platform, level, release, environment, tags, exception } = event;
  const values = exception?.values?.map((value) => scrubException(value, names)) ?? [];
  return { type: undefined, event_id, timestamp, platform, level, release, environment, tags, exception: { values } };
}
