import type { Id, Rate } from '@/api/wire';

export type RateSort = 'lowest' | 'nearest' | 'rated';

export const RATE_SORTS: { id: RateSort; label: string }[] = [
  { id: 'lowest', label: 'Lowest rate' },
  { id: 'nearest', label: 'Nearest' },
  { id: 'rated', label: 'Highest rated' },
];

const ORDER: Record<RateSort, (a: Rate, b: Rate) => number> = {
  lowest: (a, b) => a.total - b.total || a.eta_minutes - b.eta_minutes,
  nearest: (a, b) => a.eta_minutes - b.eta_minutes || a.total - b.total,
  rated: (a, b) => (b.driver?.rating ?? 0) - (a.driver?.rating ?? 0) || a.total - b.total,
};

export const vehicleName = ({ vehicle_type }: Rate) => vehicle_type?.name ?? 'Any vehicle';

/** Who drives what: the same in the server's next offers, whose ids are new. */
export const offerKey = ({ vehicle_type, driver }: Rate) =>
  `${vehicle_type?.id ?? ''} ${driver?.user?.user_profile?.account_number ?? ''}`;

/** The offer that was chosen, or the same driver's in offers that were made anew. */
export const findChosen = (
  rates: Rate[],
  { chosenRateId, chosenOffer }: { chosenRateId: Id | null; chosenOffer: string },
) =>
  rates.find(({ id }) => String(id) === String(chosenRateId)) ?? rates.find((rate) => offerKey(rate) === chosenOffer);

/** Vehicle names with how many offers each has, most offers first. */
export function vehicleChips(rates: Rate[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const rate of rates) counts.set(vehicleName(rate), (counts.get(vehicleName(rate)) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** The offers of one vehicle, or of all, in the order asked for. */
export function shownRates(rates: Rate[], sort: RateSort, vehicle: string | null): Rate[] {
  return rates.filter((rate) => vehicle === null || vehicleName(rate) === vehicle).sort(ORDER[sort]);
}

/** What an offer stands out for among all of them; a single offer stands out for nothing. */
export function badgeOf(rate: Rate, rates: Rate[]): 'Lowest rate' | 'Nearest' | null {
  if (rates.length < 2) return null;
  const lowest = [...rates].sort(ORDER.lowest)[0];
  if (String(lowest?.id) === String(rate.id)) return 'Lowest rate';
  const nearest = [...rates].sort(ORDER.nearest)[0];
  return String(nearest?.id) === String(rate.id) ? 'Nearest' : null;
}
