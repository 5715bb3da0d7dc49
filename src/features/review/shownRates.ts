import type { Id, Rate } from '@/api/wire';

export type RateSort = 'lowest' | 'nearest' | 'rated';

export const RATE_SORTS: { value: RateSort; label: string }[] = [
  { value: 'lowest', label: 'Lowest rate' },
  { value: 'nearest', label: 'Nearest' },
  { value: 'rated', label: 'Highest rated' },
];

/** Infinity for an offer without minutes, which then comes last. */
const getEta = ({ eta_minutes }: Rate) => (Number.isFinite(eta_minutes) ? eta_minutes : Infinity);

const ORDER: Record<RateSort, (a: Rate, b: Rate) => number> = {
  lowest: (a, b) => a.total - b.total || getEta(a) - getEta(b) || 0,
  nearest: (a, b) => getEta(a) - getEta(b) || a.total - b.total,
  rated: (a, b) => (b.driver?.rating ?? 0) - (a.driver?.rating ?? 0) || a.total - b.total,
};

export const getVehicleName = ({ vehicle_type }: Rate) => vehicle_type?.name ?? 'Any vehicle';

/** Key of vehicle and driver, which stays the same when the server sends new offers with new ids. */
export const getOfferKey = ({ vehicle_type, driver }: Rate) =>
  `${vehicle_type?.id ?? ''} ${driver?.user?.user_profile?.account_number ?? ''}`;

/** Finds the chosen offer by id, or by vehicle and driver in a new set of offers. */
export const findChosen = (
  rates: Rate[],
  { chosenRateId, chosenOffer }: { chosenRateId: Id | null; chosenOffer: string },
) =>
  rates.find(({ id }) => String(id) === String(chosenRateId)) ??
  rates.find((rate) => getOfferKey(rate) === chosenOffer);

/** Counts the offers by vehicle name, most offers first. */
export function getVehicleChips(rates: Rate[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const rate of rates) counts.set(getVehicleName(rate), (counts.get(getVehicleName(rate)) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Returns the sorted offers of one vehicle, or of all. */
export function getShownRates(rates: Rate[], sort: RateSort, vehicle: string | null): Rate[] {
  return rates.filter((rate) => vehicle === null || getVehicleName(rate) === vehicle).sort(ORDER[sort]);
}

/** Returns the badge of an offer among several; null for a single offer. */
export function getBadge(rate: Rate, rates: Rate[]): 'Lowest rate' | 'Nearest' | null {
  if (rates.length < 2) return null;
  const lowest = rates.toSorted(ORDER.lowest)[0];
  if (String(lowest?.id) === String(rate.id)) return 'Lowest rate';
  const nearest = rates.toSorted(ORDER.nearest)[0];
  return getEta(rate) < Infinity && String(nearest?.id) === String(rate.id) ? 'Nearest' : null;
}
