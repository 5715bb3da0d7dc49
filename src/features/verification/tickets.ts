import type { OtpRequest } from '../../api/wire';
import type { AppStore } from '../../store/makeStore';

export type Method = OtpRequest['method'];

/** A code that is on its way, or why it is not: when another may be asked for, in ms since 1970. */
export type Ticket = { resendAt: number; problem: string };

/**
 * The codes asked for in this page's life, by account and method: leaving and coming back, or mounting twice, asks for
 * no second one. Only times are kept, never a code.
 */
const ticketsOf = new WeakMap<AppStore, Map<string, Promise<Ticket>>>();

function ticketsIn(store: AppStore) {
  const known = ticketsOf.get(store) ?? new Map<string, Promise<Ticket>>();
  ticketsOf.set(store, known);
  return known;
}

/** The code under way for `key`, asked for with `ask` where there is none; a failure is forgotten. */
export function ticketFor(store: AppStore, key: string, ask: () => Promise<Ticket>): Promise<Ticket> {
  const tickets = ticketsIn(store);
  const known = tickets.get(key);
  if (known) return known;
  const asked = ask();
  tickets.set(key, asked);
  asked.catch(() => tickets.delete(key));
  return asked;
}

/** Forgets the code of `key`: it was used, or another one is wanted. */
export const dropTicket = (store: AppStore, key: string) => void ticketsIn(store).delete(key);
