import type { Id, LocationHit, Place } from '@/api/wire';
import { findMessagePlace, getMessageQuery, type MessagePlace } from './messagePlace';
import { readMessage, type ParsedMessage } from './readMessage';

/** Searches and lists the server's places. A search that fails rejects. */
export type MessageSource = {
  search: (query: string) => Promise<LocationHit[]>;
  barangays: (city: Id) => Promise<Place[]>;
};

async function findPlace(read: ParsedMessage, { search }: MessageSource): Promise<MessagePlace | null> {
  const { city, province } = read.stop;
  const found = findMessagePlace(await search(getMessageQuery(read.stop)), read.stop);
  if (found || city === '') return found;
  const names = { barangay: '', city, province };
  return findMessagePlace(await search(getMessageQuery(names)), names);
}

/** Reads a message, and its barangay from the list of its city. A failed look-up changes nothing. */
export async function readWithPlace(message: string, source: MessageSource): Promise<ParsedMessage> {
  const read = readMessage(message);
  if (getMessageQuery(read.stop) === '') return read;
  try {
    const found = await findPlace(read, source);
    if (!found?.place.city) return read;
    return readMessage(message, await source.barangays(found.place.city.id));
  } catch {
    return read;
  }
}
