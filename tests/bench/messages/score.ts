import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readFields, type Field, type ReadFields } from './readFields';

/** Their odd messages are for building the reader, their even ones are held out. */
const HALVED = ['metroManila', 'luzon', 'visayas', 'mindanao'];
/** Longer sentences, order forms and messages to a driver, all for building the reader. */
const DEV = ['chats', 'orders'];
/** Written before their author read the rules; no rule is written for them. */
const FRESH = 'fresh';
export const FIELDS: readonly Field[] = ['name', 'mobile', 'street', 'barangay', 'city', 'province', 'landmark'];
export const SETS = ['dev', 'held out', 'fresh'] as const;
type MessageSet = (typeof SETS)[number];

/** `want` has each field that the message gives; `asks` means that the city is ambiguous. */
type Message = { text: string; want: Partial<Record<Field, string | number | string[]>> & { asks?: boolean } };
export type Score = Message & {
  read: ReadFields;
  set: MessageSet;
  counted: Field[];
  wrong: Field[];
  /** The city is wrong, and the customer sees no doubt. */
  isSilent: boolean;
};

/** Words that change neither a name nor the way to a landmark. */
const FILLERS = /\b(?:mr|mrs|ms|miss|sir|maam|mam|po|lang|sa|ang|yung)\b/g;
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const PLACES = new Set<Field>(['barangay', 'city', 'province']);

function normalize(text: string | number, field: Field): string {
  const plain = String(text)
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  const words = (own: string) =>
    own
      .replace(/[^\p{L}\d]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim();
  if (!PLACES.has(field)) return words(words(plain).replace(FILLERS, ' '));
  const place = plain
    .replace(/\([^)]*\)/g, '')
    .replace(/\bsta\b/g, 'santa')
    .replace(/\bsto\b/g, 'santo')
    .replace(/\b(?:city|of|barangay|capital)\b/g, '');
  return words(place).replace(/(?<= |^)[ivx]+$/, (roman) =>
    ROMAN.includes(roman) ? String(ROMAN.indexOf(roman)) : roman,
  );
}

function loadMessages(): (Message & { set: MessageSet })[] {
  const load = (file: string) => parse(readFileSync(join(import.meta.dirname, `${file}.yaml`), 'utf8')) as Message[];
  return [
    ...HALVED.flatMap(load).map((message, index) => ({ ...message, set: SETS[index % 2] ?? 'dev' })),
    ...DEV.flatMap(load).map((message) => ({ ...message, set: 'dev' as const })),
    ...load(FRESH).map((message) => ({ ...message, set: 'fresh' as const })),
  ];
}

const isRight = (read: string, want: string | number | string[] | undefined, field: Field) =>
  [want ?? ''].flat().some((text) => normalize(text, field) === normalize(read, field));

/** Compares a message with its expected fields; fields that are absent and not read do not count. */
function toScore(message: Message & { set: MessageSet }, read: ReadFields): Score {
  const { want } = message;
  const counted = FIELDS.filter((field) => (want[field] ?? '') !== '' || read[field] !== '');
  const wrong = counted.filter((field) => !isRight(read[field], want[field], field));
  const isSilent = !read.isDoubtful && read.city !== '' && (wrong.includes('city') || want.asks === true);
  return { ...message, read, counted, wrong, isSilent };
}

/** Reads the messages of the given sets, and compares them with their fields. */
export const scoreMessages = (sets: readonly MessageSet[]): Promise<Score[]> =>
  Promise.all(
    loadMessages()
      .filter(({ set }) => sets.includes(set))
      .map(async (message) => toScore(message, await readFields(message.text))),
  );

/** Returns the percentage of fields that are read right. */
export function shareOf(scores: readonly Score[], isCounted: (field: Field) => boolean = () => true): number {
  const count = (key: 'counted' | 'wrong') => scores.flatMap((score) => score[key]).filter(isCounted).length;
  return (1 - count('wrong') / count('counted')) * 100;
}
