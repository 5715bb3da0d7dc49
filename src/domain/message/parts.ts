import { MOBILE_MARK } from './cleanMessage';
import { PART_START, readCue, readLabel, type MessageField } from './cues';
import { splitBeforeTitle, splitNameTail } from './words';

/** A piece of a message: one field of a stop, or a text to classify by its words and its position. */
export type MessagePart = {
  text: string;
  /** Absent without a label or cue. */
  field?: MessageField;
  /** Certainty of a name: a label or cue names the person, a hint only mentions one. */
  source?: 'label' | 'cue' | 'hint';
  /** Position directly before or after the mobile number. */
  beside?: 'before' | 'after';
};

const MOBILE_PATTERN = new RegExp(`(${MOBILE_MARK})`);
/** Words whose dot ends no sentence. */
const ABBREVIATION =
  'st|ave?|rd|blvd|dr|hwy|brgy|bgy|brg|bo|blk|ph|prk|pob|sta|sto|gen|gov|sen|pres|mr|mrs|ms|gng|blg|dra|engr|atty|hon|fr|ma|prof|' +
  'sgt|capt|col|lt|sr|jr|no|nos|int|ext|extn|bldg|subd|vill|apt|rm|flr|cor|tel|mt|dept|corp|inc|co|opp|comp|neg|or|occ|so|del|cam|nva|ctr|sct|km|hda|elem|sch|hosp|cmdr|rev|ptr|msgr|natl|exec|hse|sec|mgr|kap|lt|bk|phil|phils|' +
  '\\p{L}';
const END_OF_SENTENCE = `(?<=[\\p{L}\\d]\\.)(?<!(?<![\\p{L}\\d])(?:${ABBREVIATION})\\.)`;
/** Separators within a line. A comma in a number does not separate, nor does the dot of an abbreviation. */
const SEPARATOR = new RegExp(`[;|()]|,(?!\\d{3}(?!\\d))|\\s[/–—-]{1,3}\\s|[!?]+ |${END_OF_SENTENCE} `, 'iu');

/** Strips marks and spaces around a part; brackets and number signs stay. */
export const trimPart = (text: string) =>
  text.replace(/^[\s.,;:!?*_~>\-–—•·=/]+|[\s,;:!?*_~\-–—•·=/]+$/gu, '').replace(/\s+/g, ' ');

const FINAL_DOT = new RegExp(`\\.${END_OF_SENTENCE}$`, 'iu');
/** Removes the dot that ends a sentence ("Ministop.") and keeps that of an abbreviation ("St."). */
const dropFinalDot = (text: string) => text.replace(FINAL_DOT, '');

/** "Unit: 5" is a line of the address; "my order: ..." is no label, both sides are parts. */
const NUMBERED = /(?<![\p{L}\d])(unit|purok|prk|sitio|zone|blk|block|lot|phase|ph|rm|room|floor|flr)\s*:\s*(?=\S)/giu;
const UNKNOWN_LABEL = /(?<=\p{L}{2}): /u;

/** "brgy. pandan blk 9 lot 22": a street after a barangay is a part, so that the city can end the barangay. */
const BLOCK_AFTER_BARANGAY =
  /(?<=(?:barangay|brgy|bgy)\.? [^,\n]*) (?=(?:blk|block|lot|purok|prk|sitio|unit|phase|hda|hacienda)(?!\p{L}))/iu;

/** "Harap ng tindahan (Aling Puring)": a bracket after a landmark belongs to it. */
const joinBracket = (line: string) =>
  readCue(trimPart(line)).field === 'landmark' ? line.replace(/\(([^()]*)\)/g, '$1') : line;

/** Splits a piece before a title inside it; a landmark and a note keep theirs ("tapat ni Aling Nena"). */
function splitTitled(piece: string): string[] {
  const { field, text } = readCue(trimPart(piece));
  if (field === undefined) return splitBeforeTitle(piece);
  const [before, after] = field === 'name' ? splitBeforeTitle(text) : [];
  return before !== undefined && after !== undefined ? [before, after] : [piece];
}

/** "COD - 780": the price is no house number. */
const joinPrice = (line: string) =>
  line.replace(/((?:cod|php|total|price|amount|bayad|gcash)) ?[-–:=] ?(?=[\d₱p])/giu, '$1 ');

/** Splits a line into pieces; the mark of the mobile number is a separate piece. */
const splitLine = (line: string) =>
  joinPrice(joinBracket(line))
    .split(SEPARATOR)
    .flatMap((piece) => piece.split(BLOCK_AFTER_BARANGAY))
    .flatMap((piece) => piece.replace(PART_START, '\n$&').split('\n'))
    .flatMap(splitTitled)
    .flatMap((piece) =>
      readLabel(trimPart(piece)).field ? [piece] : piece.replace(NUMBERED, '$1 ').split(UNKNOWN_LABEL),
    )
    .flatMap((piece) => piece.split(MOBILE_PATTERN));

/** Label that the next part gets. */
type PendingLabel = MessageField | 'any' | undefined;

/** Builds the part of a piece. `continuedField` is that of the piece before: notes and landmarks continue after a comma. */
function toPart(text: string, label: PendingLabel, continuedField: MessageField | undefined): MessagePart | undefined {
  const cued = readCue(text);
  // "to: Brgy. San Jose"
  const isOverruled = label === 'any' || (label === 'name' && cued.field === 'barangay');
  const labelField = isOverruled ? undefined : label;
  const field = labelField ?? (cued.field === 'landmark' || !continuedField ? cued.field : undefined) ?? continuedField;
  const own = trimPart(field === cued.field ? cued.text : text);
  if (own === '') return undefined;
  const cueSource = cued.isHint ? 'hint' : 'cue';
  return { text: own, ...(field && { field }), ...(field === 'name' && { source: labelField ? 'label' : cueSource }) };
}

/** "Aling Nena sa San Roque, Marikina": the place after a name is a part, so that it can have the city. */
function splitPlaceOffName(part: MessagePart): MessagePart[] {
  if (part.field !== 'name') return [part];
  const { name, after } = splitNameTail(part.text);
  return /(?:^| )sa /iu.test(after) ? [{ ...part, text: name }, { text: after }] : [part];
}

/** Marks the part before the mobile number, and the name before that in "hanapin si Jun sa lobby 0917 ...". */
function markBeforeMobile(parts: readonly MessagePart[]) {
  const [named, last] = [parts.at(-2), parts.at(-1)];
  if (last) last.beside ??= 'before';
  if (named?.field === 'name' && last?.field === undefined) named.beside ??= 'before';
}

/** Returns the parts of a message in order; a label alone on a line applies to the next part. */
export function splitMessage(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let label: PendingLabel;
  let isAfterMobile = false;
  for (const line of message.split('\n')) {
    let continuedField: MessageField | undefined;
    for (const piece of splitLine(line)) {
      if (piece === MOBILE_MARK) {
        markBeforeMobile(parts);
        isAfterMobile = true;
        [continuedField, label] = [undefined, undefined];
        continue;
      }
      const labelled = readLabel(trimPart(piece));
      if (labelled.field) [continuedField, label] = [undefined, labelled.field];
      const text = dropFinalDot(trimPart(labelled.text));
      if (text === '') continue;
      const part = toPart(text, label, continuedField);
      if (label === 'notes' || label === 'landmark') continuedField = label;
      label = undefined;
      if (!part) continue;
      parts.push(...splitPlaceOffName({ ...part, ...(isAfterMobile && { beside: 'after' as const }) }));
      isAfterMobile = false;
    }
  }
  return parts;
}
