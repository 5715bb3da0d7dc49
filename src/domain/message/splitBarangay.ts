/** Words after which a barangay ends: "San Luis blk 3". */
const AFTER = /\s(?=(?:blk|block|lot|purok|prk|sitio|unit|phase|ph|house|#|no\.?\s?\d|\d+[a-z-]*\s+\p{L}))/iu;

/** Returns true for "Poblacion 5" or "Pob. East", which is a barangay without a label. */
export const isPoblacion = (text: string) =>
  /^pob(?:lacion)?\.?(?: (?:[ivx]+|\d+|east|west|north|south|ilaya|ilawod|proper))?$/iu.test(text);

/** Splits the text after "Brgy." into the barangay and what follows: "183 Villamor" is 183, then Villamor. */
export function splitBarangay(text: string): { barangay: string; after: string } {
  const number = /^(?:no\.?\s?)?(\d+[a-z]?(?:-[a-z])?)(?:\s+|$)/iu.exec(text);
  if (number) return { barangay: number[1] ?? '', after: text.slice(number[0].length) };
  const end = AFTER.exec(text)?.index;
  return end === undefined
    ? { barangay: text, after: '' }
    : { barangay: text.slice(0, end), after: text.slice(end).trim() };
}
