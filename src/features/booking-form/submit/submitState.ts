import type { Booking } from '@/api/wire';

export type SubmitState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The server refused, or there is no price to book at. `waitUntil`: earliest next try, ms since the epoch. */
  | { kind: 'refused'; message: string; waitUntil: number }
  /** The price differs from the one on the screen; `from` is the shown total, if any. */
  | { kind: 'price-changed'; from: number | null; to: number }
  /** The response was lost: the server is asked before anything can be repeated. */
  | { kind: 'unknown'; isChecking: boolean }
  /** No such booking is listed, which does not prove that there is none: the next try repeats its key. */
  | { kind: 'not-found' }
  | { kind: 'placed'; booking: Booking };

export const toRefusedState = (message: string, waitUntil = 0): SubmitState => ({
  kind: 'refused',
  message,
  waitUntil,
});
