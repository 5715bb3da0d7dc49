/** Field that a label ("Landmark: ...") or a cue ("Brgy. ...") assigns to a part of a message. */
export type MessageField = 'name' | 'street' | 'barangay' | 'city' | 'province' | 'landmark' | 'notes';

export type Part = {
  text: string;
  /** Absent without a label or cue. */
  field?: MessageField;
  /** Position directly before or after the mobile number. */
  beside?: 'before' | 'after';
};

/** Replaces the mobile number in the text; no keyboard types this character. */
export const MOBILE_MARK = '\u0001';
const MARK = new RegExp(`(${MOBILE_MARK})`);

const LABELS: readonly (readonly [string, MessageField | 'any'])[] = [
  [
    'name|full name|pangalan|to|for|para|receiver|recipient|consignee|customer|buyer|contact(?: person| name)?|attn|attention',
    'name',
  ],
  ['(?:complete |full |delivery )?address|add|addr|tirahan|location|lokasyon|deliver(?:y)? (?:to|sa)|drop-?off', 'any'],
  ['street|kalye|house(?: no\\.?)?', 'street'],
  ['barangay|brgy|bgy', 'barangay'],
  ['city|municipality|lungsod|bayan', 'city'],
  ['province|probinsya|lalawigan', 'province'],
  ['landmark|palatandaan|lm', 'landmark'],
  ['notes?|instructions?|remarks?|bilin|paalala', 'notes'],
];
const LABEL_PATTERNS = LABELS.map(
  ([words, field]) => [new RegExp(`^(?:${words})\\.?(?:\\s*[:=]\\s*|$)`, 'iu'), field] as const,
);

/** Words that start a new part anywhere in a sentence. */
const CUES: readonly (readonly [string, MessageField])[] = [
  ['para (?:kay|kina)|kay|c/o|attn\\.?|deliver to|send to|ship to|look for|hanapin si|contact(?: person)?', 'name'],
  ['(?:barangay|brgy\\.?|bgy\\.?)(?!\\s+(?:hall|outpost|court|chapel|health))', 'barangay'],
  [
    'malapit (?:lang )?sa|(?:ka)?tapat (?:lang )?ng|(?:sa )?harap(?:an)? ng|(?:sa )?tabi ng|(?:sa )?likod ng|pagkatapos ng|near|besides?|behind|in front of|across(?: from)?|next to|opposite',
    'landmark',
  ],
];
const START = '(?<![\\p{L}\\d])';
const CUE_PATTERNS = CUES.map(
  ([words, field]) => [new RegExp(`^(?:${words})(?![\\p{L}\\d])\\s*`, 'iu'), field] as const,
);
const toAlternation = (table: readonly (readonly [string, unknown])[]) => table.map(([words]) => words).join('|');
/** Start of a new part within a line: a label with its colon, or a cue. */
const BEGINNING = new RegExp(
  `${START}(?:(?:${toAlternation(LABELS)})\\.?\\s*[:=]|(?:${toAlternation(CUES)})(?![\\p{L}\\d]))`,
  'giu',
);
/** Separators within a line. A comma in a number does not separate, nor does a dot after a short word. */
const BETWEEN = /[;|]|,(?!\d{3}(?!\d))|\s[/–-]\s|(?<=\p{L}{5,}[.!?]) /u;

/** Strips marks and spaces around a part; brackets and number signs stay. */
const trimPart = (text: string) =>
  text.replace(/^[\s.,;:!?*_~>\-–•·=/]+|[\s,;:!?*_~\-–•·=/]+$/gu, '').replace(/\s+/g, ' ');

/** Removes the dot that ends a sentence ("Ministop.") and keeps that of an abbreviation ("St."). */
const dropFinalDot = (text: string) => (/\p{L}{5,}\.$/u.test(text) ? text.slice(0, -1) : text);

type Labelled = { text: string; field: MessageField | 'any' | undefined };

function readLabel(piece: string): Labelled {
  for (const [pattern, field] of LABEL_PATTERNS) {
    const label = pattern.exec(piece);
    if (label) return { text: piece.slice(label[0].length), field };
  }
  return { text: piece, field: undefined };
}

function readCue(text: string): { text: string; field?: MessageField } {
  for (const [pattern, field] of CUE_PATTERNS) {
    const cue = pattern.exec(text);
    // "near" or "behind" stays in a landmark: the driver needs it
    if (cue) return { text: field === 'landmark' ? text : trimPart(text.slice(cue[0].length)), field };
  }
  return { text };
}

/** Splits a line into pieces; a mobile number is a separate piece. */
const splitLine = (line: string) =>
  line
    .split(BETWEEN)
    .flatMap((piece) => piece.replace(BEGINNING, '\n$&').split('\n'))
    .flatMap((piece) => piece.split(MARK));

/** Returns the parts of a message in order; a label alone on a line applies to the next part. */
export function splitMessage(message: string): Part[] {
  const parts: Part[] = [];
  let pendingField: MessageField | 'any' | undefined;
  let isAfterMobile = false;
  for (const line of message.split('\n')) {
    let isNote = false;
    for (const piece of splitLine(line)) {
      if (piece === MOBILE_MARK) {
        const last = parts.at(-1);
        if (last) last.beside ??= 'before';
        isAfterMobile = true;
        isNote = false;
        continue;
      }
      const labelled = readLabel(trimPart(piece));
      pendingField = labelled.field ?? pendingField;
      const text = dropFinalDot(trimPart(labelled.text));
      if (text === '') continue;
      const cued = readCue(text);
      const label = pendingField === 'any' ? undefined : pendingField;
      // instructions continue after a comma
      isNote = label === 'notes' || (isNote && pendingField === undefined && cued.field === undefined);
      pendingField = undefined;
      const field = isNote ? 'notes' : (label ?? cued.field);
      const own = field === cued.field ? cued.text : text;
      if (own === '') continue;
      parts.push({ text: own, ...(field && { field }), ...(isAfterMobile && { beside: 'after' as const }) });
      isAfterMobile = false;
    }
  }
  return parts;
}
