/** Rules that classify a part of a message by its words. */

const toWordPattern = (words: string, flags = 'iu') => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);

const STREET_WORDS =
  'st|street|ave|avenue|rd|road|blvd|boulevard|drive|(?<=\\S )dr|lane|ln|alley|eskinita|kalye|highway|hi-?way|hway|hwy|ext|extn|extension|' +
  'blk|block|lot|unit|room|rm|suite|stall|floor|flr|fl|phase|ph|purok|prk|sitio|hda|hacienda|zone|km|bldg|building|tower|condo|condominium|residences?|' +
  'apt|apartment|apartelle|house|compound|subd|subdivision|village|vill|homes|heights|estates?|villas|villa(?= [\\p{L}\\d])|townhomes?|townhouse|cor|corner|' +
  'office|university|univ|college|school|hospital|market|mall|hotel|inn|farms?|resort|warehouse|resettlement|beach|park|area|camp|complex|terminal|dorm|district|main gate';
const STREET = toWordPattern(STREET_WORDS);
/** Words that end a street or an estate; a name can follow. */
const STREET_END =
  'st|street|ave|avenue|rd|road|blvd|boulevard|drive|lane|highway|hi-?way|hwy|ext|bldg|subd|subdivision|village|homes|compound';
const STREET_THEN_NAME = new RegExp(`^(.*(?<![\\p{L}\\d])(?:${STREET_END})\\.?)\\s+(\\p{L}.*)$`, 'iu');

/** Money, weights, goods and times: they have digits but are not an address. */
const AMOUNT = toWordPattern(
  '\\d+(?:kgs?|kilos?|pcs?|grams|x)|x \\d+|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\p{L}*\\.? \\d{1,2}|cod|php|pesos?|piso|gcash|total|bayad|paid|price|amount|collect|fee|kgs?|kilos?|pcs?|pieces?|packs?|sets?|pairs?|bundles?|bottles?|cases?|cups?|rolls?|box(?:es)?|kahon|sako|sacks?|kaban|crates?|' +
    'trays?|dozen|bags?|order|loc(?:al)?|p ?\\d[\\d,.]*|\\d{1,2}(?::\\d{2})?\\s?[ap]m|alas|hrs?|hours?|mins?|minutes?|size|only',
);
/** Words of a conversation, which occur in no name or place. */
const CONVERSATION = toWordPattern(
  'hi|hello|hey|good|day|am|pm|eve|morning|afternoon|evening|gabi|umaga|magandang|maayong|buntag|hapon|palihug|maam|ma.am|sir|madam|po|opo|' +
    'thanks|thank|thankyou|ty|tnx|thx|tysm|you|salamat|daghang|asap|rush|urgent|noted|kindly|handle|care|with|perishable|breakable|confirm\\p{L}*|mali|aso|parcel|package|details|basta|tapos|please|pls|paki\\p{L}*|deliver|delivery|ihatid|ihahatid|padala|ipapadala|dalhin|hanapin|pa|na|naman|lang|yung|yan|' +
    'ito|eto|dito|address|number|order|item|sender|seller|regards|bukas|mamaya|ngayon|today|tomorrow|fragile|ingat|ok|okay|yes|is|the|this|our|' +
    'my|your|ang|ay|sana|kasi|pag|wala|gate|door|call|leave|guard|same|saan|san mo|sorry|kuya guard',
);
/** Words of a sentence about the delivery: no address has them, even beside a number or "street". */
const SENTENCE = toWordPattern(
  'pala|nyo|niyo|ninyo|unahin|stops?|hindi|dili|alam|kabalo|ambot|ano|unsa|kasi|kay dili|hehe|haha|receiving|counter|concierge|dulo|looban|date|text|txt|tawag',
);
/** Description of a house without a number: "brown na gate", but not "Blue Ridge". */
const DESCRIPTION =
  /(?<![\p{L}\d])(?:yellow|green|blue|red|brown|white|gr[ae]y|black|pink|orange|puti|pula|asul|itim|dilaw|(?:kulay|berde|bubong|storey)\p{L}*)(?![\p{L}\d])/u;
const isDescription = (text: string) => DESCRIPTION.test(text) && !/\d/.test(text);

/** Companies and places of work: they receive parcels, but a person answers the phone. */
const COMPANY = toWordPattern(
  'dept|department|desk|guard|lobby|admin|reception|office|trading|bakery|corp|inc|store|company|enterprises?|bank|purchasing|house|country',
);
/** Shops and malls that have the name of their place behind them: "SM City Marilao". */
const SHOP =
  /(?<!\p{L})(?:sm(?: city)?|robinsons?(?: place)?|gaisano(?: grand)?|ayala malls?|vista mall|city ?mall|puregold|savemore|waltermart|mercury drug|jollibee|mcdo(?:nald'?s)?)$/iu;
/** Returns true for the name of a shop that continues with its place. */
export const endsWithShop = (text: string) => SHOP.test(text);

const HONORIFIC_WORDS =
  'mr|mrs|ms|miss|gng|sir|maam|mam|ate|kuya|tita|tito|tiyo|tiya|tatay|nanay|nay|tay|lola|lolo|mommy|daddy|manang|manong|manay|manoy|mang|aling|nang|nong|ka|inday|' +
  'dodong|engr|dr|dra|atty|hon|fr|bro|sis|prof|cpl|sgt|capt|nurse|hadja|hadji|sultan|datu|bai';
const HONORIFIC = toWordPattern(HONORIFIC_WORDS);
const LEADING_HONORIFIC = new RegExp(`^(?:(?:${HONORIFIC_WORDS})\\.? )+(?=\\p{L})`, 'iu');
/** Words of politeness without information; they are dropped. */
const FILLERS = '(?:philippines|phils|pilipinas|po|opo|lang|naman|na|nga|ha|diay|ko|kuya|pa rin|nya|niya)';
/** Greetings and requests before what matters. */
const LEAD = new RegExp(
  '^(?:(?:philippines|hi|hello|hey|good (?:day|am|pm|eve|morning|afternoon|evening)|maayong buntag|maam|ma.am|mam|sir|seller|po|eto|ito|heto|yung|dito|doon|sa|ang|amin|address|' +
    'loc|ko|ha|is|my|unit is|bahay|same|add|pls|please|paki\\p{L}*|pa-\\p{L}*|pa(?:book|hatid|sundo|pickup)|padala|ideliver|deliver|delivery|delivered|to|nyo|niyo|ninyo|nalang|na|lang|ship|send|pick(?:[- ]?up)?|drop(?:[- ]?off)?|ay|' +
    'condo|from|nasa|at|here|nandito|bale|then|tapos|located|our|kami|details|papuntang|magkano|im|i.m|ako|diay|ni|si|kina|kay|kang|namin|natin|and|or|a|mga|sis|bes|besh|bro|boss|ser|gud|bring|give|(?:i|ipa)?hatid|dalhin|dto|dun|kunin|pakuha|yes|ok(?:ay)?|opo|sige|n(?:a)?lng)(?:[\\s:,!]+|$))+',
  'iu',
);
/** Sentence that leads to an address: "dorm po sya sa Luna St", "bago kong address 12 Luna St". */
const INTRODUCTION =
  /^(?:[\p{L}'’-]+ ){0,4}(?:(?:po|ko|ako|kami|sya|siya|nila|namin|amin|niya|nya|bahay|nasa|nakatira|dalhin|(?:i|pa)?hatid|deliver|punta|drop)(?: (?:po|mo|nyo|niyo|na|lang|kami|ako))* sa|address(?: po| ko| namin| nya| is| ay)*) (?=\S)/iu;
/** Form of address at the start: "kuya" in "kuya pa-deliver". In "Kuya Rey" it belongs to the name. */
const ADDRESSED = /^(?:[Kk]uya|[Aa]te|[Bb]oss),? (?=\p{Ll})/u;
const LETTERS_ONLY = /^[\p{L}\p{M}.'’"\- ]+$/u;

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

const isOnePerson = (text: string) =>
  LETTERS_ONLY.test(toWholeNames(text)) &&
  /\p{L}.*\p{L}/u.test(text) &&
  countWords(text) <= 5 &&
  !/^(?:ng|sa) /iu.test(text) &&
  !STREET.test(text) &&
  !CONVERSATION.test(text.replace(/^(?:sir|ma.?am) /iu, '')) &&
  !SENTENCE.test(text) &&
  !isDescription(text) &&
  !AMOUNT.test(text);

/**
 * Returns true for up to five words of letters without conversation words, such as "Juan Dela Cruz", and for two such
 * names ("Ana Cruz at Ben Cruz").
 */
export const isPerson = (text: string) => text.split(/ (?:at|and|or|&) /iu).every(isOnePerson);

/** Returns true for a company, a department or a guard, which is no name of a person. */
export const isCompany = (text: string) => COMPANY.test(text);

/** Returns true for a name with a title, such as "Ate Lorna" or "Engr. Reyes". */
export const hasHonorific = (text: string) => HONORIFIC.test(text);

/** Relatives of the sender, who are not named: "mama", "ate ko". */
const RELATIVE =
  /^(?:(?:si|ang|aking) )*(?:mama|mommy|mom|papa|daddy|dad|nanay|tatay|ate|kuya|tita|tito|lola|lolo|anak|asawa|misis|mister|kapatid|pinsan|friend|client)(?: (?:ko|namin|nya|niya))?$/iu;
/** Returns true for a relative without a name. */
export const isRelative = (text: string) => RELATIVE.test(text);

/** Returns the name without its title: "Luz" for "Tita Luz". */
export const toNameOnly = (text: string) => text.replace(LEADING_HONORIFIC, '');

/** Returns true for a possible barangay, village or district, such as "Loyola Heights". */
export const isPlace = (text: string) =>
  LETTERS_ONLY.test(text) &&
  /\p{L}.*\p{L}/u.test(text) &&
  countWords(text) <= 4 &&
  !CONVERSATION.test(text) &&
  !SENTENCE.test(text) &&
  !isDescription(text) &&
  !AMOUNT.test(text);

/** Returns true if each word of four or more letters starts with a capital, so that it is a name. */
export const isTitled = (text: string) => !/(?<![\p{L}'’.])\p{Ll}\p{L}{3}/u.test(text);

/** Splits "44 Luna st Noel Asuncion" into the street and the name after it; undefined without such a name. */
export function splitNameOffStreet(text: string): { street: string; name: string } | undefined {
  const [, street, name] = STREET_THEN_NAME.exec(text) ?? [];
  const isName = street !== undefined && name !== undefined && name.includes(' ') && isPerson(name);
  return isName ? { street, name } : undefined;
}

const TITLE_INSIDE = new RegExp(`(?<=\\S) (?=(?:${HONORIFIC_WORDS})\\.? \\p{L})`, 'giu');
/** Splits "12 Luna St Pasig Mr. Juan Cruz" before the title, if a street is before it and a name after it. */
export function splitBeforeTitle(text: string): string[] {
  for (const { index } of text.matchAll(TITLE_INSIDE)) {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    if (isStreet(before) && isPerson(after)) return [before, after];
  }
  return [text];
}

/** Words that end a name in a sentence: "Ms. Yap sa reception", "Marlon Dizon yan ha". */
const AFTER_NAME = /\s+(?=(?:ng|sa|of|from|at|yan|yun|ito|to|kasi|kung|if|pag|the|na)(?:[\s.]|$))/iu;

/** Splits a name from the rest of its sentence. */
export function splitNameTail(text: string): { name: string; after: string } {
  const end = AFTER_NAME.exec(text);
  return end ? { name: text.slice(0, end.index), after: text.slice(end.index).trim() } : { name: text, after: '' };
}

/** Up to five plain words and "sa" before the start of an address: "ihatod lang sa 88 Luna St". */
const PLAIN_INTRODUCTION =
  /^(\p{L}\p{Ll}*(?: \p{Ll}+){0,4}) [Ss]a (?=#?\d|(?:[Bb]lk|[Bb]lock|[Ll]ot|[Uu]nit|[Pp]urok|[Pp]rk|[Zz]one|[Ss]itio|[Pp]hase)(?!\p{L}))/u;

/** Drops the words of a conversation at the start of a text ("dito po sa amin sa 12 Luna St"). */
export const dropLead = (text: string) =>
  text
    .replace(PLAIN_INTRODUCTION, (whole, words: string) => (STREET.test(words) ? whole : ''))
    .replace(INTRODUCTION, '')
    .replace(ADDRESSED, '')
    .replace(LEAD, '');

const FILLER_WORDS = new RegExp(`(?<![\\p{L}\\d])${FILLERS}(?![\\p{L}\\d])`, 'giu');
const TAIL_FILLERS = new RegExp(
  `(?:[\\s,]+(?:${FILLERS}|ito|yan|yun|dyan|dito|kami|sya|siya|pangitaa|please|pls|thanks|ty|tnx|salamat|sir|maam|ma.am|mam|boss))+[.!]?$`,
  'iu',
);

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:day|am|pm|eve|noon|morning|afternoon|evening)|maayong (?:buntag|hapon|gabii))[,!]?(?: (?:po|sir|ma.?am|mr|ms|mrs|kuya|ate|boss|sis|bes)\.?)* \p{L}+$/iu;
/** Returns true for a greeting with the name of a reader, such as "Hello Ms. Tess". */
export const isGreeting = (text: string) => GREETING.test(text);

/** Returns true for a text without any information, such as "po naman". */
export const isFiller = (text: string) => /^ph\.?$/iu.test(text) || !/[\p{L}\d]/u.test(text.replace(FILLER_WORDS, ''));

/** Removes words of politeness at the end ("Juan Cruz po"). */
export const dropTailFillers = (text: string) => text.replace(TAIL_FILLERS, '');
