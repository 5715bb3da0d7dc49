import { askControl } from './askControl';

type Account = { username: string; name: string; about: string; password: string };
type Clock = { now: string; speed: number; speeds: number[] };
type Outgoing = {
  id: number;
  channel: string;
  to: string;
  text: string;
  code?: string;
  link?: string;
  at: string;
};
type CreditRequest = { id: number; customer: string; amount: number; reason: string; status: string };

/** What the menu shows. */
export type Controls = { accounts: Account[]; clock: Clock; outbox: Outgoing[]; requests: CreditRequest[] };

export async function readControls(): Promise<Controls> {
  const [accounts, clock, outbox, requests] = await Promise.all([
    askControl<Account[]>('GET', '/sandbox/accounts'),
    askControl<Clock>('GET', '/sandbox/clock'),
    askControl<Outgoing[]>('GET', '/sandbox/outbox'),
    askControl<CreditRequest[]>('GET', '/sandbox/credit-requests'),
  ]);
  return { accounts, clock, outbox, requests };
}

export const setSpeed = (speed: number) => askControl('POST', '/sandbox/clock', { speed });
export const jumpAhead = (minutes: number) => askControl('POST', '/sandbox/clock', { advance_minutes: minutes });
export const approveRequest = (id: number) => askControl('POST', `/sandbox/credit-requests/${id}/approve`);
export const resetSandbox = () => askControl('POST', '/sandbox/reset');
