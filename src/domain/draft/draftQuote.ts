import type { Quote, Rate } from '@/api/wire';
import type { DeliveryDraft } from './draft';

const isVehicle = (rate: Rate, vehicle: string) => vehicle !== '' && String(rate.vehicle_type?.id ?? '') === vehicle;

/** Returns the rate with the lowest total; null without any rate. */
export const findLowestRate = (rates: readonly Rate[]) =>
  rates.reduce<Rate | null>((best, rate) => (best === null || rate.total < best.total ? rate : best), null);

/** Returns the rate of a draft: of its vehicle for Special, the lowest for Joint; null if there is none. */
export function findRate(quote: Quote, draft: Pick<DeliveryDraft, 'mode' | 'vehicle_type'>): Rate | null {
  const rates =
    draft.mode === 'exclusive' ? quote.rates.filter((rate) => isVehicle(rate, draft.vehicle_type)) : quote.rates;
  return findLowestRate(rates);
}

/** Returns the lowest price of a vehicle type in pesos; null if the quote does not offer it. */
export const getVehiclePrice = (quote: Quote, vehicle: string): number | null =>
  findLowestRate(quote.rates.filter((rate) => isVehicle(rate, vehicle)))?.total ?? null;
