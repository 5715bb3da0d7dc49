/** Rules that classify a part of a message by its words. */

const toWordPattern = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

const STREET = toWordPattern(
  'st|street|ave|avenue|rd|road|blvd|boulevard|drive|dr|lane|ln|alley|eskinita|kalye|highway|hi-?way|hwy|ext|extension|' +
    'blk|block|lot|unit|room|rm|floor|flr|fl|phase|ph|purok|sitio|zone|bldg|building|tower|condo|condominium|residences?|' +
    'apt|apartment|apartelle|house|compound|subd|subdivision|village|vill|homes|heights|estates?|townhomes?|cor|corner|kanto',
);
/** Money, weights and times: they have digits but are not an address. */
const AMOUNT = toWordPattern(
  'cod|php|pesos?|piso|gcash|total|bayad|paid|price|fee|kgs?|kilos?|pcs|pieces?|box(?:es)?|kahon|order|\\d{1,2}(?::\\d{2})?\\s?[ap]m|alas',
);
/** Words of a conversation, which occur in no name or place. */
const CONVERSATION = toWordPattern(
  'hi|hello|hey|good|morning|afternoon|evening|gabi|umaga|magandang|maam|ma.am|sir|madam|po|opo|thanks|thank|you|salamat|' +
    'please|pls|paki\\p{L}*|deliver|delivery|ihatid|padala|pa|na|lang|yung|yan|ito|eto|address|number|order|item|sender|' +
    'bukas|mamaya|ngayon|today|tomorrow|fragile|ingat|ok|okay|yes|is|the|this|our|my|your|ang|ay|sana|kasi|pag|wala',
);
const LETTERS_ONLY = /^[\p{L}\p{M}.'’\- ]+$/u;
const CITY_TAIL =
  /(?:(?<![\p{L}\d])(?:(?:san|santa|sta\.?|santo|sto\.?|las|los|general|gen\.?|puerto|el|cagayan de|san jose del)\s+)?[\p{L}\-ñ]+\s+city|(?<![\p{L}\d])(?:lungsod ng|city of|municipality of|bayan ng)\s+[\p{L}\- ñ]+|(?<![\p{L}\d])q\.?c\.?)$/iu;

const countWords = (text: string) => text.split(' ').length;

/** Number that is too long for a house number, such as a phone or account number. */
const LONG_NUMBER = /\d(?:[ -]?\d){6}/;

/** Returns true for a text with a number or a street word, such as "170 Salcedo" or "Sampaguita St". */
export const isStreet = (text: string) =>
  (/\d/.test(text) || STREET.test(text)) && !/₱|^\d{4}$/.test(text) && !LONG_NUMBER.test(text) && !AMOUNT.test(text);

/** Returns true for up to five words of letters without conversation words, such as "Juan Dela Cruz". */
export const isPerson = (text: string) =>
  LETTERS_ONLY.test(text) &&
  /\p{L}.*\p{L}/u.test(text) &&
  countWords(text) <= 5 &&
  !STREET.test(text) &&
  !CONVERSATION.test(text) &&
  !AMOUNT.test(text);

/** Returns true for a possible barangay, city or province, such as "Los Baños". */
export const isPlace = (text: string) => isPerson(text) && countWords(text) <= 4;

/** Returns true for Metro Manila and its abbreviations. */
export const isMetroManila = (text: string) => /^(?:metro manila|ncr|mm)$/i.test(text);

/** Splits a city off the end of a text ("Sampaguita St Makati City"); `city` is empty if there is none. */
export function cityTail(text: string): { before: string; city: string } {
  const zip = /\s+\d{4}$/.exec(text)?.[0] ?? '';
  const whole = zip === '' ? text : text.slice(0, -zip.length);
  const city = CITY_TAIL.exec(whole)?.[0] ?? '';
  return city === ''
    ? { before: text, city }
    : { before: (whole.slice(0, -city.length) + zip).trim().replace(/,$/, ''), city };
}

/** Returns the full name of a city, also for "QC". */
export const cityName = (city: string) => (/^q\.?c\.?$/i.test(city) ? 'Quezon City' : city);
