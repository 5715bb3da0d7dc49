/** What a part of a message says about itself, by a label ("Landmark: ...") or by a word in front ("Brgy. ..."). */
export type MessageField = 'name' | 'street' | 'barangay' | 'city' | 'province' | 'landmark' | 'notes';

export type Part = {
  text: string;
  /** Absent where nothing in front tells what it is. */
  field?: MessageField;
  /** It stood next to the mobile number, on this side of it. */
  beside?: 'before' | 'after';
};

/** Stands where the mobile number was; no keyboard types it. */
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

/** Words that begin something new wherever they stand in a sentence. */
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
const wordsOf = (table: readonly (readonly [string, unknown])[]) => table.map(([words]) => words).join('|');
/** Where a new part begins within a line: at a label with its colon, or at a cue. */
const BEGINNING = new RegExp(
  `${START}(?:(?:${wordsOf(LABELS)})\\.?\\s*[:=]|(?:${wordsOf(CUES)})(?![\\p{L}\\d]))`,
  'giu',
);
/** Between the parts of a line; a comma between thousands is none, and only a longer word ends a sentence. */
const BETWEEN = /[;|]|,(?!\d{3}(?!\d))|\s[/–-]\s|(?<=\p{L}{5,}[.!?]) /u;

/** Marks and spaces that may surround a part; a bracket or a number sign belongs to it. */
const trimmed = (text: string) =>
  text.replace(/^[\s.,;:!?*_~>\-–•·=/]+|[\s,;:!?*_~\-–•·=/]+$/gu, '').replace(/\s+/g, ' ');

/** A stop after more than an abbreviation ends a sentence: "Ministop." does, "St." does not. */
const withoutLastStop = (text: string) => (/\p{L}{5,}\.$/u.test(text) ? text.slice(0, -1) : text);

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
    // of a landmark the word says on which side: a driver wants to know
    if (cue) return { text: field === 'landmark' ? text : trimmed(text.slice(cue[0].length)), field };
  }
  return { text };
}

/** The pieces of a line, a mobile number being one of its own. */
const piecesOf = (line: string) =>
  line
    .split(BETWEEN)
    .flatMap((piece) => piece.replace(BEGINNING, '\n$&').split('\n'))
    .flatMap((piece) => piece.split(MARK));

/** The parts of a message in their order; a label on a line of its own speaks for the next part. */
export function splitMessage(message: string): Part[] {
  const parts: Part[] = [];
  let waiting: MessageField | 'any' | undefined;
  let isAfterMobile = false;
  for (const line of message.split('\n')) {
    let isNote = false;
    for (const piece of piecesOf(line)) {
      if (piece === MOBILE_MARK) {
        const last = parts.at(-1);
        if (last) last.beside ??= 'before';
        isAfterMobile = true;
        isNote = false;
        continue;
      }
      const labelled = readLabel(trimmed(piece));
      waiting = labelled.field ?? waiting;
      const text = withoutLastStop(trimmed(labelled.text));
      if (text === '') continue;
      const cued = readCue(text);
      const label = waiting === 'any' ? undefined : waiting;
      // what is asked of the driver goes on behind a comma
      isNote = label === 'notes' || (isNote && waiting === undefined && cued.field === undefined);
      waiting = undefined;
      const field = isNote ? 'notes' : (label ?? cued.field);
      const own = field === cued.field ? cued.text : text;
      if (own === '') continue;
      parts.push({ text: own, ...(field && { field }), ...(isAfterMobile && { beside: 'after' as const }) });
      isAfterMobile = false;
    }
  }
  return parts;
}
