import type { ItemRecord, StopRecord } from '../records/bookings';
import { getSeedAddress, type SeedAddress } from '../seed/addressRows';

/** Builds the stops of a delivery: one item per drop-off, the rest at the last. */
export function buildStops(addresses: SeedAddress[], items: ItemRecord[]): StopRecord[] {
  return addresses.map((address, index) => {
    const { region, province, city, barangay, ...contact } = getSeedAddress(address);
    const isLast = index === addresses.length - 1;
    const own = items.filter((_, position) => position === index - 1 || (isLast && position >= index - 1));
    return {
      sequence: index,
      kind: index === 0 ? 'pickup' : 'dropoff',
      ...contact,
      region: String(region.id),
      province: String(province.id),
      city: String(city.id),
      barangay: String(barangay.id),
      notes: '',
      items: index === 0 ? [] : own,
    };
  });
}
