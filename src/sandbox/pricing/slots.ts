import type { ScheduleSlot } from '@/api/wire';
import { isoManila, minutes } from '../clock';
import { toPesos } from '../domain/centavos';
import { surchargesAt } from './surcharges';

const SLOT_MS = minutes(30);
/** How long before a slot it can still be taken. */
const LEAD_MS = minutes(45);

/** Manila hours between which a pickup can be asked for; the last slot starts at the second. */
const hoursOf = (isSunday: boolean): [from: number, to: number] => (isSunday ? [8, 17] : [6, 20]);

/** Some slots are taken by others: always the same ones of a day. */
const isFull = (start: number): boolean => ((start / SLOT_MS) * 2_654_435_761) % 97 < 9;

/** The pickup slots of a day (YYYY-MM-DD in Manila) as they are at `now`. */
export function slotsOf(date: string, now: number): ScheduleSlot[] {
  const midnight = Date.parse(`${date}T00:00:00+08:00`);
  const [from, to] = hoursOf(new Date(`${date}T00:00:00Z`).getUTCDay() === 0);
  const count = (to - from) * 2 + 1;
  return Array.from({ length: count }, (_, index) => {
    const start = midnight + minutes(from * 60) + index * SLOT_MS;
    const surcharge = surchargesAt(start).reduce((sum, line) => sum + line.centavos, 0);
    return {
      pickup_at: isoManila(start),
      available: start >= now + LEAD_MS && !isFull(start),
      surcharge: toPesos(surcharge),
    };
  });
}

/** True when a pickup at that time can still be asked for at `now`. */
export const isOpenSlot = (at: number, now: number): boolean =>
  slotsOf(isoManila(at).slice(0, 10), now).some((slot) => slot.available && Date.parse(slot.pickup_at) === at);

/** A pickup this late was meant for now: a form takes a while. */
const LATE_MS = minutes(60);

/** True for a pickup that is over; the device's clock may be behind a world that was sped up. */
export const isPickupPast = (at: number, { now, real }: { now: number; real: number }): boolean =>
  at < Math.min(now, real) - LATE_MS;
