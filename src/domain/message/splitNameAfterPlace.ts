import type { MessagePart } from './parts';
import { findPlaceMentions } from './placeMentions';
import { isNamedCity } from './placeTable';
import { isPerson } from './words';

/** Splits "Brgy. Pandan Gen. Trias Cavite Ana Cruz" before the name, if a certain city or a province is before it. */
export function splitNameAfterPlace(part: MessagePart): MessagePart[] {
  for (const { end, written, cities, province } of findPlaceMentions(part, 0)) {
    const isCertain = province !== undefined || isNamedCity(written);
    const after = part.text.slice(end).trim();
    if (end === part.text.length || !isCertain || cities.length > 1) continue;
    const isStart = !/\p{L}/u.test(part.text.slice(0, end - written.length));
    if (!isStart && after.includes(' ') && isPerson(after))
      return [
        { ...part, beside: undefined, text: part.text.slice(0, end) },
        { beside: part.beside, text: after },
      ];
  }
  return [part];
}
