/** Rules that classify a part of a message by its words. */
import {
  ADDRESSED,
  AMOUNT,
  COMPANY,
  CONVERSATION,
  DELIVERY_INTRODUCTION,
  DESCRIPTION,
  FILLERS,
  HONORIFIC,
  HONORIFIC_WORDS,
  INTRODUCTION,
  LEAD,
  LEADING_HONORIFIC,
  LETTERS_ONLY,
  NAME_THEN_STREET,
  PLAIN_INTRODUCTION,
  RELATIVE,
  RELATIVE_BEFORE,
  SENTENCE,
  SHOP,
  STREET,
  STREET_THEN_NAME,
} from './wordTables';

const isDescription = (text: string) => DESCRIPTION.test(text) && !/\d/.test(text);

/** Returns true for a text that ends with "Upper" or the like, which is part of the next name. */
export const endsWithDirection = (text: string) => /(?:^| )(?:upper|lower|north|south|east|west|new|old)$/iu.test(text);

/** Returns true for the name of a shop that continues with its place. */
export const endsWithShop = (text: string) => SHOP.test(text);

const countWords = (text: string) => text.split(' ').length;

/** Writes a doubled nickname without its number: "Ging2" is Gingging. */
const toWholeNames = (text: string) =>
  text.replace(/(?<![\p{L}\d])(?!blk|prk|purok|phase|lot|zone)(\p{L}{3,6})2(?![\p{L}\d])/giu, '$1');

/** Number that is too long for a house number, such as a phone or account number. */
const LONG_NUMBER = /\d(?:[ -]?\d){6}/;

/** Returns true for a text with a number or a street word, such as "170 Salcedo" or "Sampaguita St". */
export const isStreet = (text: string) =>
  (/\d/.test(toWholeNames(text)) || (STREET.test(text) && !isDescription(text))) &&
  !/₱|^#?\d{4}$/.test(text) &&
  !LONG_NUMBER.test(text) &&
  !SENTENCE.test(text) &&
  !AMOUNT.test(text);

/** Returns true for a few words that are no sentence, description, price or weight. */
const isShortName = (text: string, maxWords: number) =>
  /\p{L}.*\p{L}/u.test(text) &&
  countWords(text) <= maxWords &&
  !SENTENCE.test(text) &&
  !isDescription(text) &&
  !AMOUNT.test(text);

const isOnePerson = (text: string) =>
  isShortName(text, 5) &&
  LETTERS_ONLY.test(toWholeNames(text)) &&
  !/^(?:ng|sa|the) | of /iu.test(text) &&
  !STREET.test(text) &&
  // "Ang" is also a family name
  !CONVERSATION.test(text.replace(/^(?:sir|ma.?am) /iu, '').replace(/ A(?:ng|NG)$/u, ''));

/**
 * Returns true for a name: up to five words of letters without conversation words, such as "Juan Dela Cruz". Also
 * returns true for two names ("Ana Cruz at Ben Cruz").
 */
export const isPerson = (text: string) => text.split(/ (?:at|and|or|&) /iu).every(isOnePerson);

/** Returns true for a company, a department or a guard, which is no name of a person. */
export const isCompany = (text: string) => COMPANY.test(text);

/** Returns true for a text with a block, a purok or a number before a street. */
export const hasStreetNumber = (text: string) =>
  /(?<!\p{L})(?:purok|prk|blk|block|lot|unit|zone|sitio) \S|\d \p{L}/iu.test(text);

/** Returns true for a name with a title, such as "Ate Lorna" or "Engr. Reyes". */
export const hasHonorific = (text: string) => HONORIFIC.test(text);

/** Returns true for a relative without a name. */
export const isRelative = (text: string) => RELATIVE.test(text);

/** Returns the name without the relative before it: "Liza Tan" for "my sister Liza Tan". */
export const dropRelative = (text: string) => text.replace(RELATIVE_BEFORE, '');

/** Returns the name without its title: "Luz" for "Tita Luz". */
export const toNameOnly = (text: string) => text.replace(LEADING_HONORIFIC, '');

/** Returns true for a possible barangay, village or district, such as "Loyola Heights". */
export const isPlace = (text: string) =>
  isShortName(text, 4) && LETTERS_ONLY.test(text) && !CONVERSATION.test(text) && !/(?<!\p{L})the /u.test(text);

/** Returns true if each word of four or more letters starts with a capital, so that it is a name. */
export const isTitled = (text: string) => !/(?<![\p{L}'’.])\p{Ll}\p{L}{3}/u.test(text);

/** Returns true for a request without an address: "please ring the bell", but not "please send to ...". */
export function isRequest(text: string): boolean {
  const asked = text.replace(/^(?:please|pls|kindly) /iu, '');
  return asked !== text && dropLead(text) === asked && !isStreet(asked);
}

/** Splits "44 Luna st Noel Asuncion" into the street and the name after it; undefined without such a name. */
export function splitNameOffStreet(text: string): { street: string; name: string } | undefined {
  const [, street, name] = STREET_THEN_NAME.exec(text) ?? [];
  const isName = street !== undefined && name !== undefined && name.includes(' ') && isPerson(name);
  return isName ? { street, name } : undefined;
}

const TITLE_INSIDE = new RegExp(`(?<=\\S) (?=(?:${HONORIFIC_WORDS})\\.? \\p{L})`, 'giu');
/** Splits "12 Luna St Pasig Mr. Juan Cruz" or "my aunt Mrs. Ana Cruz" before the title, if a name is after it. */
export function splitBeforeTitle(text: string): string[] {
  for (const { index } of text.matchAll(TITLE_INSIDE)) {
    const [before, after] = [text.slice(0, index).replace(/ ni$/iu, ''), text.slice(index + 1)];
    const isNotName = isStreet(before) || isCompany(before) || CONVERSATION.test(before);
    if (isNotName && isPerson(after)) return [before, after];
  }
  return [text];
}

/** Splits "juan cruz blk 4 lot 2" into the name and the street behind it; undefined without such a name. */
export function splitNameBeforeStreet(text: string): { street: string; name: string } | undefined {
  const [, name = '', street = ''] = NAME_THEN_STREET.exec(text) ?? [];
  return name.includes(' ') && isPerson(name) ? { street, name } : undefined;
}

/** Words that end a name in a sentence: "Ms. Yap sa reception", "Marlon Dizon yan ha", "Bong ang tatanggap". */
const AFTER_NAME =
  /\s+(?=(?:ng|sa|of|from|at|yan|yun|ito|to|kasi|kung|if|pag|the|na|ang|jan|dyan|diyan|dun|doon|kukuha|tatanggap|magre\p{L}*)(?:[\s.]|$))/iu;
/** Two names: "Ana & Ben Cruz", "Doc Emil at Doc Risa Sunga". */
const isPair = (text: string) =>
  isPerson(text) && (/ (?:and|or|&) /iu.test(text) || text.split(/ at /iu).slice(1).some(hasHonorific));

/** Splits a name from the rest of its sentence. */
export function splitNameTail(text: string): { name: string; after: string } {
  const end = isPair(text) ? undefined : AFTER_NAME.exec(text);
  return end ? { name: text.slice(0, end.index), after: text.slice(end.index).trim() } : { name: text, after: '' };
}

/** Drops the words of a conversation at the start of a text ("dito po sa amin sa 12 Luna St"). */
export const dropLead = (text: string) =>
  text
    .replace(PLAIN_INTRODUCTION, (whole, words: string) => (STREET.test(words) ? whole : ''))
    .replace(DELIVERY_INTRODUCTION, '')
    .replace(INTRODUCTION, '')
    .replace(ADDRESSED, '')
    .replace(LEAD, '');

const FILLER_WORDS = new RegExp(`(?<![\\p{L}\\d])${FILLERS}(?![\\p{L}\\d])`, 'giu');
/** Words that are no part of an address without others, such as "mo to sa". */
const SMALL_WORDS = /(?<![\p{L}\d])(?:sa|ng|mo|to|ito|yan|jan|dyan|dito|doon|in|of|si|ni|kay)(?![\p{L}\d])/giu;
const TAIL_FILLERS = new RegExp(
  `(?:[\\s,]+(?:${FILLERS}|ito|yan|yun|dyan|dito|kami|sila|sya|siya|din|rin|pangitaa|please|pls|thanks|ty|tnx|salamat|sir|maam|ma.am|mam|boss))+[.!]?$`,
  'iu',
);

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:day|am|pm|eve|noon|morning|afternoon|evening)|maayong (?:buntag|hapon|gabii))[,!]?(?: (?:po|sir|ma.?am|mr|ms|mrs|kuya|ate|boss|sis|bes)\.?)* \p{L}+$/iu;
/** Returns true for a greeting with the name of a reader, such as "Hello Ms. Tess". */
export const isGreeting = (text: string) => GREETING.test(text);

/** Returns true for a text without any information, such as "po naman". */
export const isFiller = (text: string) =>
  /^ph\.?$/iu.test(text) || !/[\p{L}\d]/u.test(text.replace(FILLER_WORDS, '').replace(SMALL_WORDS, ''));

/** Removes words of politeness at the end ("Juan Cruz po"). */
export const dropTailFillers = (text: string) => text.replace(TAIL_FILLERS, '');
