/** Patterns of words that classify a part of a pasted message, in English, Filipino and other Philippine languages. */

const toWordPattern = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

const STREET_WORDS =
  'st|street|ave|avenue|rd|road|blvd|boulevard|drive|(?<=\\S )dr|lane|ln|alley|eskinita|kalye|highway|hi-?way|hway|hwy|ext|extn|extension|' +
  'blk|block|lot|unit|room|rm|suite|stall|floor|flr|fl|phase|ph|purok|prk|sitio|hda|hacienda|zone|km|bldg|building|tower|condo|condominium|residences?|' +
  'apt|apartment|apartelle|house|compound|subd|subdivision|village|vill|homes|heights|estates?|villas|villa(?= [\\p{L}\\d])|townhomes?|townhouse|cor|corner|' +
  'office|university|univ|college|school|hospital|market|malls?|hotel|inn|farms?|resort|warehouse|resettlement|beach|park|area|camp|complex|g/f|gf|ground|level|sm|robinsons|gaisano|puregold|towers|center|centre|arcade|square|mansions?|gardens?|terraces?|base|pier|port|airport|terminal|dorm|district|main gate';
/** Words of a street, a building or an estate. */
export const STREET = toWordPattern(STREET_WORDS);
/** Words that end a street or an estate; a name can follow. */
const STREET_END =
  'st|street|ave|avenue|rd|road|blvd|boulevard|drive|lane|highway|hi-?way|hwy|ext|bldg|subd|subdivision|village|homes|compound';
/** A street, then the text after it. */
export const STREET_THEN_NAME = new RegExp(`^(.*(?<![\\p{L}\\d])(?:${STREET_END})\\.?)\\s+(\\p{L}.*)$`, 'iu');

/** The text before a house number or a block, then the street. */
export const NAME_THEN_STREET =
  /^(\p{L}[^,\d]*?) (#?\d.*|(?:blk|block|lot|unit|room|rm|purok|prk|sitio|zone|phase)(?!\p{L}).*)$/iu;

/** Money, weights, goods and times: they have digits but are not an address. */
export const AMOUNT = toWordPattern(
  '\\d+(?:kgs?|kilos?|pcs?|grams|x)|x \\d+|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\p{L}*\\.? \\d{1,2}|cod|php|pesos?|piso|gcash|total|bayad|paid|price|amount|collect|fee|kgs?|kilos?|pcs?|pieces?|packs?|sets?|pairs?|bundles?|bottles?|cases?|cups?|rolls?|box(?:es)?|kahon|sako|sacks?|kaban|crates?|' +
    'trays?|dozen|bags?|orders?|po ?#|invoice|loc(?:al)?|p ?\\d[\\d,.]*|\\d{1,2}(?::\\d{2})?\\s?(?:[ap]m|nn)|(?:ng|yung) \\d+|alas|hrs?|hours?|mins?|minutes?|size|only',
);
/** Words of a conversation, which occur in no name or place. */
export const CONVERSATION = toWordPattern(
  'hi|hello|hey|good|day|am|pm|eve|morning|afternoon|evening|gabi|umaga|magandang|maayong|buntag|hapon|palihug|maam|ma.am|sir|madam|po|opo|' +
    'thanks|thank|thankyou|ty|tnx|thx|tysm|you|salamat|daghang|asap|rush|urgent|noted|kindly|handle|care|with|perishable|breakable|confirm\\p{L}*|mali|aso|parcel|package|details|basta|tapos|please|pls|paki\\p{L}*|deliver|delivery|ihatid|ihahatid|padala|ipapadala|dalhin|hanapin|pa|na|naman|lang|yung|yan|' +
    'ito|eto|dito|address|number|order|item|sender|seller|regards|bukas|mamaya|ngayon|today|tomorrow|fragile|ingat|ok|okay|yes|is|this|our|' +
    'my|your|ang|ay|sana|kasi|pag|wala|gate|door|call|leave|guard|same|saan|san mo|sino|sorry|kuya guard|sila|kayo|tayo|nila|walang|cp|meron|naa|taga|kahapon|kanina|tell|reach|him|her|they|are|was|arrival|upon|until|' +
    'dahil|kung|bali|bale|ung|yong|iyong|among|balay|bahay|nga|adto|ngadto|diri|dinhi|unya|karon|ugma|subong|diin|gift|christmas|birthday|ring|doorbell|wrap|closed|kapag|sarado|pangitaa|harap|likod|tapat|tabi|gilid|kana|kini|kani',
);
/** Words of a sentence about the delivery: a text with them is no address, even with a number or "street". */
export const SENTENCE = toWordPattern(
  'pala|walang|corner house|recipients?|same|(?:house|bahay) (?:ng|ni|nila)|parents|nyo|niyo|ninyo|unahin|stops?|hindi|dili|alam|kabalo|ambot|ano|unsa|kasi|kay dili|hehe|haha|receiving|reception|customer service|counter|concierge|dulo|looban|date|text|txt|tawag',
);
/** Description of a house without a number: "brown na gate", but not "Blue Ridge". */
export const DESCRIPTION =
  /(?<![\p{L}\d])(?:yellow|green|blue|red|brown|white|gr[ae]y|black|pink|orange|puti|pula|asul|itim|dilaw|(?:kulay|berde|bubong|storey)\p{L}*)(?![\p{L}\d])/u;

/** Companies and places of work: they receive parcels, but a person answers the phone. */
export const COMPANY = toWordPattern(
  'dept|department|parts|motorparts|desk|guard|lobby|admin|reception|office|trading|bakery|corp|inc|store|company|enterprises?|bank|purchasing|house|country|clinic|motors|hardware|salon|shop|pharmacy|cafe|restaurant|resto|grill|supply|services?|marketing|foods|parish|church|foundation|' +
    'factory|agency|construction|mart|supermarket|grocery|canteen|carinderia|eatery|barbershop|gym|branch|dental|logistics',
);
/** Shops and malls that have the name of their place behind them: "SM City Marilao". */
export const SHOP =
  /(?<!\p{L})(?:sm(?: city)?|robinsons?(?: place)?|gaisano(?: grand)?|ayala malls?|vista mall|city ?mall|puregold|savemore|waltermart|mall of|mercury drug|jollibee|mcdo(?:nald'?s)?)$/iu;

/** Titles and forms of address before a name. */
export const HONORIFIC_WORDS =
  'mr|mrs|ms|miss|gng|sir|maam|mam|ate|kuya|tita|tito|tiyo|tiya|tatay|nanay|nay|tay|lola|lolo|mommy|daddy|manang|manong|manay|manoy|mang|aling|nang|nong|ka|inday|' +
  'dodong|engr|dr|dra|atty|hon|fr|bro|sis|prof|doc|cpl|sgt|capt|cmdr|col|rev|msgr|pastor|ptr|kap|kapitana?|kagawad|konsehal|mayor|coach|chef|yaya|nurse|hadja|hadji|sultan|datu|bai';
export const HONORIFIC = toWordPattern(HONORIFIC_WORDS);
export const LEADING_HONORIFIC = new RegExp(`^(?:(?:${HONORIFIC_WORDS})\\.? )+(?=\\p{L})`, 'iu');
/** Words of politeness without information; they are dropped. */
export const FILLERS = '(?:philippines|phils|pilipinas|po|opo|lang|naman|na|nga|ha|diay|ko|kuya|pa rin|nya|niya)';
/** Greetings and requests at the start of a text; the name or address follows. */
export const LEAD = new RegExp(
  '^(?:(?:philippines|hi|hello|hey|good (?:day|am|pm|eve|morning|afternoon|evening)|maayong buntag|maam|ma.am|mam|sir|seller|po|eto|ito|heto|yung|dito|doon|sa|ang|amin|address|' +
    'loc|ko|ha|is|my|unit is|bahay|same|add|pls|please|paki\\p{L}*|pa-\\p{L}*|pa(?:book|hatid|sundo|pickup)|padala|ideliver|deliver|delivery|delivered|to|nyo|niyo|ninyo|nalang|na|lang|ship|send|pick(?:[- ]?up)?|drop(?:[- ]?off)?|ay|' +
    'condo|from|nasa|at|here|nandito|bale|then|tapos|located|our|kami|details|papuntang|magkano|im|i.m|ako|diay|ni|si|kina|kay|kang|namin|natin|and|or|a|mga|sis|bes|besh|bro|boss|ser|gud|bring|forward|give|sister|brother|mother|father|cousin|wife|husband|friend|client|(?:i|ipa)?hatid|dalhin|dto|dun|kunin|pakuha|yes|ok(?:ay)?|opo|sige|taga|n(?:a)?lng)(?:[\\s:,!]+|$))+',
  'iu',
);
/** Sentence that leads to an address: "dorm po sya sa Luna St", "bago kong address 12 Luna St". */
export const INTRODUCTION =
  /^(?:[\p{L}'’-]+ ){0,4}(?:(?:po|ko|ako|kami|sya|siya|nila|namin|amin|niya|nya|bahay|nasa|nakatira|dalhin|(?:i|pa)?hatid|deliver|punta|drop)(?: (?:po|mo|nyo|niyo|na|lang|kami|ako))* sa|address(?: po| ko| namin| nya| is| ay)*) (?=\S)/iu;
/** Request with up to three words before "sa": "Ihatid ang dokumento sa Registrar". */
export const DELIVERY_INTRODUCTION =
  /^(?:paki-?)?(?:i?ha?tid|i?hatod|dalhin|dad-a|padala|ipadala|deliver|send|bring)(?: \p{L}+){1,3} sa (?=\S)/iu;
/** Form of address at the start: "kuya" in "kuya pa-deliver". In "Kuya Rey" it belongs to the name. */
export const ADDRESSED = /^(?:[Kk]uya|[Aa]te|[Bb]oss),? (?=\p{Ll})/u;
export const LETTERS_ONLY = /^[\p{L}\p{M}.'’"\- ]+$/u;
/** "my sister" before her name. */
export const RELATIVE_BEFORE =
  /^(?:(?:my|ang|aking) )?(?:sister|brother|mother|father|mom|dad|wife|husband|cousin|friend|boss|client|customer|anak|kapatid|pinsan|asawa)(?: in law)?(?: ko)?(?: na si)? (?=\p{L})/iu;
/** Relatives of the sender, who are not named: "mama", "ate ko". */
export const RELATIVE =
  /^(?:(?:si|ang|aking) )*(?:mama|mommy|mom|papa|daddy|dad|nanay|tatay|ate|kuya|tita|tito|lola|lolo|anak|asawa|misis|mister|kapatid|pinsan|friend|client)(?: (?:ko|namin|nya|niya))?$/iu;
/**
 * Up to eight plain words and "sa" before the start of an address: "ihatod lang sa 88 Luna St". One word with a capital is
 * rather a name: "Juan sa 88 Luna St".
 */
export const PLAIN_INTRODUCTION =
  /^(\p{Ll}[\p{Ll}-]*|\p{L}[\p{Ll}-]*(?: [\p{Ll}-]+){1,7}) [Ss]a (?=#?\d|(?:[Bb]lk|[Bb]lock|[Ll]ot|[Uu]nit|[Pp]urok|[Pp]rk|[Zz]one|[Ss]itio|[Pp]hase)(?!\p{L}))/u;
