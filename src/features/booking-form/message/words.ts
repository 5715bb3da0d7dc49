/** What kind of words a part of a message is made of. */

const word = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

const STREET = word(
  'st|street|ave|avenue|rd|road|blvd|boulevard|drive|dr|lane|ln|alley|eskinita|kalye|highway|hi-?way|hwy|ext|extension|' +
    'blk|block|lot|unit|room|rm|floor|flr|fl|phase|ph|purok|sitio|zone|bldg|building|tower|condo|condominium|residences?|' +
    'apt|apartment|apartelle|house|compound|subd|subdivision|village|vill|homes|heights|estates?|townhomes?|cor|corner|kanto',
);
/** Money, weights and times have digits too, and are no address. */
const MATTER = word(
  'cod|php|pesos?|piso|gcash|total|bayad|paid|price|fee|kgs?|kilos?|pcs|pieces?|box(?:es)?|kahon|order|\\d{1,2}(?::\\d{2})?\\s?[ap]m|alas',
);
/** Of a sentence to a person, not of a name or a place. */
const TALK = word(
  'hi|hello|hey|good|morning|afternoon|evening|gabi|umaga|magandang|maam|ma.am|sir|madam|po|opo|thanks|thank|you|salamat|' +
    'please|pls|paki\\p{L}*|deliver|delivery|ihatid|padala|pa|na|lang|yung|yan|ito|eto|address|number|order|item|sender|' +
    'bukas|mamaya|ngayon|today|tomorrow|fragile|ingat|ok|okay|yes|is|the|this|our|my|your|ang|ay|sana|kasi|pag|wala',
);
const LETTERS_ALONE = /^[\p{L}\p{M}.'’\- ]+$/u;
const CITY_TAIL =
  /(?:(?<![\p{L}\d])(?:(?:san|santa|sta\.?|santo|sto\.?|las|los|general|gen\.?|puerto|el|cagayan de|san jose del)\s+)?[\p{L}\-ñ]+\s+city|(?<![\p{L}\d])(?:lungsod ng|city of|municipality of|bayan ng)\s+[\p{L}\- ñ]+|(?<![\p{L}\d])q\.?c\.?)$/iu;

const count = (text: string) => text.split(' ').length;

/** A number too long for a house: another mobile, an account. */
const LONG_NUMBER = /\d(?:[ -]?\d){6}/;

/** "Blk 4 Lot 2 Sampaguita St", "170 Salcedo": something with a number or a word of streets and houses. */
export const isStreet = (text: string) =>
  (/\d/.test(text) || STREET.test(text)) && !/₱|^\d{4}$/.test(text) && !LONG_NUMBER.test(text) && !MATTER.test(text);

/** "Juan Dela Cruz": up to five words of letters that nobody says in a greeting. */
export const isPerson = (text: string) =>
  LETTERS_ALONE.test(text) &&
  /\p{L}.*\p{L}/u.test(text) &&
  count(text) <= 5 &&
  !STREET.test(text) &&
  !TALK.test(text) &&
  !MATTER.test(text);

/** "Los Baños", "Poblacion", "176-A": what a barangay, a city or a province may be called. */
export const isPlace = (text: string) => isPerson(text) && count(text) <= 4;

/** Metro Manila as people write it at the end of an address. */
export const isMetroManila = (text: string) => /^(?:metro manila|ncr|mm)$/i.test(text);

/** A text that ends with a city ("Sampaguita St Makati City"), taken apart; the city is empty where there is none. */
export function cityTail(text: string): { before: string; city: string } {
  const zip = /\s+\d{4}$/.exec(text)?.[0] ?? '';
  const whole = zip === '' ? text : text.slice(0, -zip.length);
  const city = CITY_TAIL.exec(whole)?.[0] ?? '';
  return city === ''
    ? { before: text, city }
    : { before: (whole.slice(0, -city.length) + zip).trim().replace(/,$/, ''), city };
}

/** A city by its name, where people write two letters. */
export const cityName = (city: string) => (/^q\.?c\.?$/i.test(city) ? 'Quezon City' : city);
