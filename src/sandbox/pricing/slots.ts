import type { ScheduleSlot } from '@/api/wire';
import { minutesToMs, toManilaDay, toManilaIso } from '../clock';
import { toPesos } from '../domain/centavos';
import { getSurcharges } from './surcharges';

export const PICKUP_IS_PAST = 'Choose a pickup time in the future.';

const SLOT_MS = minutesToMs(30);
/** Minimum time between booking and slot. */
const LEAD_MS = minutesToMs(45);

/** Manila hours of the first and the last slot. */
const getHours = (isSunday: boolean): [from: number, to: number] => (isSunday ? [8, 17] : [6, 20]);

/** Simulates slots that others have taken; always the same for a day. */
const isFull = (start: number): boolean => ((start / SLOT_MS) * 2_654_435_761) % 97 < 9;

/** Lists the pickup slots of a day (YYYY-MM-DD in Manila) at `now`. */
export function listSlots(date: string, now: number): ScheduleSlot[] {
  const midnight = Date.parse(`${date}T00:00:00+08:00`);
  const [from, to] = getHours(new Date(`${date}T00:00:00Z`).getUTCDay() === 0);
  const count = (to - from) * 2 + 1;
  return Array.from({ length: count }, (_, index) => {
    const start = midnight + minutesToMs(from * 60) + index * SLOT_MS;
    const surcharge = getSurcharges(start).reduce((sum, line) => sum + line.centavos, 0);
    return {
      pickup_at: toManilaIso(start),
      available: start >= now + LEAD_MS && !isFull(start),
      surcharge: toPesos(surcharge),
    };
  });
}

/** Returns true if the slot at that time can be booked at `now`. */
export const isOpenSlot = (at: number, now: number): boolean =>
  listSlots(toManilaDay(at), now).some((slot) => slot.available && Date.parse(slot.pickup_at) === at);

/** A pickup time up to this old counts as now, since a form takes a while. */
const PAST_TOLERANCE_MS = minutesToMs(60);

/** Returns true for a past pickup time. The device clock may be behind a fast world. */
export const isPickupPast = (at: number, { now, deviceNow }: { now: number; deviceNow: number }): boolean =>
  at < Math.min(now, deviceNow) - PAST_TOLERANCE_MS;
