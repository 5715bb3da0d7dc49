/** Field that a label ("Landmark: ...") or a cue ("Brgy. ...") assigns to a part of a message; no stop has `other`. */
export type MessageField = 'name' | 'street' | 'barangay' | 'city' | 'province' | 'landmark' | 'notes' | 'other';
/** Field of a label; `any` starts a part without a field, as "Address: ..." can have each of them. */
type LabelField = MessageField | 'any';

const LABELS: readonly (readonly [string, LabelField])[] = [
  ['purchaser|bill(?:ed)? to|sold to|(?:fb|facebook|messenger|account|item|product) name', 'other'],
  [
    'look for|ask for|hanapin|c/o|name|nm|pangalan|ngalan|to|for|para|receiver|reciever|recipient|rcvr|receiving|consignee|customer|buyer|guest|owner|contact(?: person| name)?|attn|attention',
    'name',
  ],
  [
    '(?:(?:home|house|office|work|present|current|permanent|gentri) )?address|adress|addres|adrs|add|addr|ad|tirahan|lugar|location|lokasyon|destination|deliver(?:y)? (?:to|sa)|(?:send|ship) to|to ship|(?:drop-? ?off|pick-? ?up)(?: \\d\\d?)?|(?:\\d(?:st|nd|rd|th) )?(?:drop|stop)(?: \\d\\d?)?',
    'any',
  ],
  ['(?:phone )?(?:nos?|nums?|numbers?|numero|#)|mobile|mob|cell?|cp|phone|tel(?:epono)?|viber', 'any'],
  [
    'street(?: address| name)?|kalye|house(?: no\\.?)?|unit no\\.?|(?:subd(?:ivision)?|village|building|bldg|condo|area|clinic)(?=\\s*[:=])',
    'street',
  ],
  ['barangay|brgy|bgy', 'barangay'],
  ['city|town|municipality|lungsod|bayan', 'city'],
  ['province|probinsya|lalawigan', 'province'],
  ['land ?marks?|landmrk|lndmr?k|lndmark|palatandaan|lm|ref|reference', 'landmark'],
  ['notes?|instructions?|remarks?|bilin|paalala', 'notes'],
  [
    '(?:(?:mode of )?payment(?: method)?|mop|amount|total|price|order (?:no|number|id|#)|items?|size|qty|quantity|date|time|schedule|email|zip(?: code)?|postal(?: code)?|region|country)(?=\\s*[:=])',
    'other',
  ],
];
/** Words before a label ("nearest landmark") and after it ("name of receiver", "pangalan po", "brgy./district"). */
const BEFORE_LABEL =
  "(?:(?:complete|full|real|exact|nearest|delivery|shipping|my|contact|mobile|cell|cp|receiver'?s?|recipient'?s?|customer'?s?|consignee'?s?|buyer'?s?|special|other) ){0,2}";
const AFTER_LABEL =
  '(?: (?:of|ng) (?:the )?(?:receiver|recipient|customer|consignee|buyer|tatanggap))?(?: po| ko| nya| niya| namin)?\\.?(?:\\s?/\\s?[\\p{L}.]{2,15}(?: \\p{L}{2,10})?)?';
/** "Name: Ana", "NAME- Ana" */
const LABEL_END = '(?:\\s*[:=]|-(?=\\s))';
const LABEL_PATTERNS = LABELS.map(
  ([words, field]) =>
    [new RegExp(`^${BEFORE_LABEL}(?:${words})${AFTER_LABEL}(?:${LABEL_END}\\s*|$)`, 'iu'), field] as const,
);

/** Positions relative to a landmark in Filipino, Bisaya, Ilonggo, Bikol and Ilocano, and the words for "of" after them. */
const POSITIONS =
  '(?:ma)?lapit|(?:ka)?tapat|(?:ka)?harap(?:an)?|(?:ka)?tabi|(?:ka)?likod(?:an)?|kadikit|kahilera|loob|labas|bungad|dulo|gitna|gilid|unahan|' +
  '(?:pag)?lampas|pagkatapos|duol|duul|tapad|atbang|luyo|kilid|tungod|atubang(?:an)?|tupad|harani|asideg';
const OF = 'ng|nang|sa|ni|kay|kang|kan|sang|han|ti';
/** Positions that need no word for "of" ("likod Gaisano"). */
const LONE_POSITIONS = '(?:ma)?lapit|(?:ka)?tapat|katabi|(?:ka)?likod(?:an)?|atbang|duol|tapad|tungod';

/** Words that start a new part anywhere in a sentence. The name after a hint ("si Gemma ito") is often a nickname. */
const CUES: readonly (readonly [string, MessageField, 'hint'?])[] = [
  [
    '(?:pa-?deliver |paki-?deliver |ideliver |pakibigay |ibigay |palihug )?(?:po )?(?:para (?:kay|kina)|kay|kina|kang)|c/o|attn\\.?|(?:deliver|send|ship|forward) to|(?:\\d+ )?(?:delivery|order|parcel|package|box(?:es)?|pcs?|sacks?)(?: is)? (?:for|to)|contact(?: person)?|(?:guest|receiver|recipient|consignee|client|customer)(?! service)|to(?= (?:mr|ms|mrs|sir|ma.?am|atty|engr|dra?)\\b)',
    'name',
  ],
  [
    "look for|ask for|hanapin (?:nyo |niyo |mo )?(?:lang )?(?:po )?si|(?:pangitaa|tawagan|(?:receiver|recipient|guest|owner|customer)(?: po)?(?: ay)?) si|(?:bahay|balay) ni|ako (?:po )?(?:diay ni )?si|i['’]?m|this is|my name is|(?:name|pangalan) (?:ko|nya|niya)(?: ay)?|si",
    'name',
    'hint',
  ],
  ['(?:barangay|brgy\\.?|bgy\\.?)(?!\\s+(?:hall|outpost|court|chapel|health))', 'barangay'],
  [
    `(?:sa |bandang )?(?:${POSITIONS})(?: (?:lang|po|mismo|ra|gid)){0,2} (?:${OF})|(?:sa |bandang )?(?:${LONE_POSITIONS})(?= (?!na |lang |po )\\S)|` +
      'b(?:a)?go mag|sa may|cerca (?:na|de)|near(?:by)?|besides?|behind|(?:in ?)?front of|fronting|facing|across(?: from)?|next to|adjacent to|' +
      'close to|(?:at the )?back of|inside|(?:past|after) the|between (?!\\d)|opposite|above|\\d(?:st|nd|rd|th) (?:gate|house|door|bahay|pinto|kanto)',
    'landmark',
  ],
  [
    '(?:paki-?)?iwan|tell (?:the )?guard|bring (?:it |this )?(?:up|down|inside)|(?:i|pa)-?akyat|paki-?sabi|leave (?:it )?(?:at|with|w/|sa|in|on)|(?:pls |please )?call (?:upon|before|when|pag|first|me)|(?:hu)?wag',
    'notes',
  ],
];
const WORD_START = '(?<![\\p{L}\\d])';
const CUE_PATTERNS = CUES.map(
  ([words, field, hint]) => [new RegExp(`^(?:${words})(?![\\p{L}\\d])\\s*`, 'iu'), field, hint] as const,
);
const toAlternation = (table: readonly (readonly [string, ...unknown[]])[]) => table.map(([words]) => words).join('|');

/** Start of a new part within a line: a label with its colon, or a cue. */
export const PART_START = new RegExp(
  `${WORD_START}(?:${BEFORE_LABEL}(?:${toAlternation(LABELS)})${AFTER_LABEL}${LABEL_END}|(?:${toAlternation(CUES)})(?![\\p{L}\\d]))`,
  'giu',
);

/** Splits a label off the start of a piece; a label can also be the whole piece. */
export function readLabel(piece: string): { text: string; field: LabelField | undefined } {
  for (const [pattern, field] of LABEL_PATTERNS) {
    const label = pattern.exec(piece);
    if (label) return { text: piece.slice(label[0].length), field };
  }
  return { text: piece, field: undefined };
}

/** Splits a cue off the start of a text; "near" or "leave at" stays, since the driver needs it. */
export function readCue(text: string): { text: string; field?: MessageField; isHint?: boolean } {
  for (const [pattern, field, hint] of CUE_PATTERNS) {
    const cue = pattern.exec(text);
    if (cue)
      return {
        text: field === 'landmark' || field === 'notes' ? text : text.slice(cue[0].length),
        field,
        isHint: hint === 'hint',
      };
  }
  return { text };
}
