import type { CreditRequestStatus } from '@/config/statuses';
import { callControl } from './callControl';

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
type CreditRequest = { id: number; customer: string; amount: number; reason: string; status: CreditRequestStatus };

type WaitingDocument = { id: number; name: string; customer: string };

/** Data of the Sandbox menu. */
export type SandboxControls = {
  accounts: Account[];
  clock: Clock;
  outbox: Outgoing[];
  requests: CreditRequest[];
  documents: WaitingDocument[];
};

export async function readControls(): Promise<SandboxControls> {
  const [accounts, clock, outbox, requests, documents] = await Promise.all([
    callControl<Account[]>('GET', '/sandbox/accounts'),
    callControl<Clock>('GET', '/sandbox/clock'),
    callControl<Outgoing[]>('GET', '/sandbox/outbox'),
    callControl<CreditRequest[]>('GET', '/sandbox/credit-requests'),
    callControl<WaitingDocument[]>('GET', '/sandbox/documents'),
  ]);
  return { accounts, clock, outbox, requests, documents };
}

export const setSpeed = (speed: number) => callControl('POST', '/sandbox/clock', { speed });
export const jumpAhead = (minutes: number) => callControl('POST', '/sandbox/clock', { advance_minutes: minutes });
export const approveRequest = (id: number) => callControl('POST', `/sandbox/credit-requests/${id}/approve`);
export const approveDocument = (id: number) => callControl('POST', `/sandbox/documents/${id}`, { approve: true });
export const refuseDocument = (id: number) => callControl('POST', `/sandbox/documents/${id}`, { approve: false });
export const resetSandbox = () => callControl('POST', '/sandbox/reset');
