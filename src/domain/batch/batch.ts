import type { Id, Quote, Rate, VehicleType } from '@/api/wire';
import type { BookingMode } from '@/config/modes';
import type { PriceEstimate } from '../booking/bookingParts';
import {
  createEmptyDraft,
  type DeliveryDraft,
  type DraftItem,
  type DraftSchedule,
  type DraftStop,
} from '../draft/draft';
import { findRate } from '../draft/draftQuote';
import { isLocated } from '../draft/draftRules';
import { toLoadItem } from '../draft/draftTotals';
import { suggestVehicle } from '../draft/vehicleFit';
import { groupStops } from './groupStops';

/** One booking of "Many deliveries". Its draft keeps the idempotency key, so that a retry never books twice. */
export type BatchEntry = {
  draft: DeliveryDraft;
  /** Price that the customer agreed to. */
  estimate: PriceEstimate;
  vehicleName: string;
  /** Id of the vehicle of a Joint price; null if the price has none. */
  jointVehicle: Id | null;
  /** `sending` while no run is in progress means that the booking may have been made. */
  status: 'waiting' | 'sending' | 'placed' | 'failed';
  /** Reason of a failure. */
  message: string;
  /** Empty until the booking is placed. */
  bookingId: string;
  bookingNumber: string;
};

/** Choices that all bookings share. An empty `vehicle` means the smallest that fits. */
export type BatchChoices = { pickup: DraftStop; mode: BookingMode; vehicle: string; schedule: DraftSchedule };

type Listed = { stops: readonly DraftStop[]; items: readonly DraftItem[] };

/** Returns a draft per group of nearby drop-offs. Stops without coordinates are left out: a checked list has none. */
export function toBatchDrafts(
  { stops, items }: Listed,
  { pickup, mode, vehicle, schedule }: BatchChoices,
  vehicles: readonly VehicleType[],
): DeliveryDraft[] {
  if (!isLocated(pickup)) return [];
  return groupStops(pickup, stops.filter(isLocated)).map((group) => {
    const keys = new Set(group.map(({ key }) => key));
    const load = items.filter((item) => keys.has(item.stop));
    const fitting = suggestVehicle(vehicles, load.map(toLoadItem));
    const vehicleId = vehicle || String(fitting?.id ?? '');
    return {
      ...createEmptyDraft(mode),
      stops: [pickup, ...group],
      items: load,
      schedule,
      vehicle_type: mode === 'exclusive' ? vehicleId : '',
      has_no_prohibited_goods: true,
    };
  });
}

/** Returns the price of a draft in its quote; null if the quote does not offer its vehicle. */
export const getBatchRate = (draft: DeliveryDraft, quote: Quote | undefined): Rate | null =>
  quote ? findRate(quote, draft) : null;

/** Creates the entry of a priced draft. */
export const toBatchEntry = (draft: DeliveryDraft, { total, discount, breakdown, vehicle_type }: Rate): BatchEntry => ({
  draft,
  estimate: { total, discount, breakdown },
  vehicleName: vehicle_type?.name ?? '',
  jointVehicle: draft.mode === 'shared' ? (vehicle_type?.id ?? null) : null,
  status: 'waiting',
  message: '',
  bookingId: '',
  bookingNumber: '',
});

/** Returns true for a booking that was never sent, or that the server refused. */
export const isCertainlyUnplaced = ({ status }: BatchEntry): boolean => status === 'waiting' || status === 'failed';
