import {
  findMessagePlace,
  getMessageAddress,
  getMessageQuery,
  withListedBarangay,
} from '@/domain/message/messagePlace';
import { readWithPlace, type MessageSource } from '@/domain/message/readWithPlace';
import { listBarangays } from '@/sandbox/domain/places';
import { searchPlaces } from '@/sandbox/location/search';

const searches = new Map<string, ReturnType<typeof searchPlaces>>();

/** Searches the places of the sandbox, each query once. */
function search(query: string) {
  const found = searches.get(query) ?? searchPlaces(query);
  searches.set(query, found);
  return found;
}

const source: MessageSource = { search, barangays: async (city) => (await listBarangays(String(city))) ?? [] };

/** Returns the fields that the dialog shows for a message. */
export async function readFields(text: string) {
  const { stop, doubtful } = await readWithPlace(text, source);
  const query = getMessageQuery(stop);
  const inCity = query === '' ? null : findMessagePlace(await search(query), stop);
  const list = inCity?.place.city ? await source.barangays(inCity.place.city.id) : [];
  const found = inCity && withListedBarangay(inCity, list, stop.barangay);
  return {
    name: stop.contact_name,
    mobile: stop.contact_mobile,
    street: found ? getMessageAddress({ ...stop, barangay: '' }, found) : stop.address_line,
    barangay: found?.place.barangay?.name ?? stop.barangay,
    city: found?.place.city?.name ?? stop.city,
    province: found?.place.province?.name ?? stop.province,
    landmark: stop.landmark,
    isDoubtful: found === null || doubtful.includes('city'),
  };
}

export type ReadFields = Awaited<ReturnType<typeof readFields>>;
export type Field = Exclude<keyof ReadFields, 'isDoubtful'>;
