import { createRandomText } from './domain/random';
import type { CustomerRecord, Session } from './records/accounts';
import { findCustomer, type World } from './world';

type Lifetimes = { accessTokenMs: number; refreshTokenMs: number };

/** Opens a session. Without a refresh token, the access token itself can be refreshed. */
export function openSession(
  world: World,
  customer: CustomerRecord,
  {
    deviceNow,
    lifetimes,
    hasRefreshToken = true,
  }: { deviceNow: number; lifetimes: Lifetimes; hasRefreshToken?: boolean },
): { access: string; refresh?: string } {
  dropOldSessions(world, deviceNow);
  const access = `sbx_access_${createRandomText(32)}`;
  const refresh = hasRefreshToken ? `sbx_refresh_${createRandomText(32)}` : null;
  world.sessions.push({
    customer_id: customer.id,
    refresh,
    refresh_expires_at: deviceNow + lifetimes.refreshTokenMs,
    access: [{ token: access, expires_at: deviceNow + lifetimes.accessTokenMs }],
  });
  return refresh ? { access, refresh } : { access };
}

/** Returns a new access token, or null for an unknown or expired refresh token. */
export function refreshSession(
  world: World,
  given: string,
  { deviceNow, lifetimes }: { deviceNow: number; lifetimes: Lifetimes },
): string | null {
  const session = world.sessions.find(
    ({ refresh, access, refresh_expires_at }) =>
      (refresh ?? access.at(-1)?.token) === given && refresh_expires_at > deviceNow,
  );
  if (!session) return null;
  const token = `sbx_access_${createRandomText(32)}`;
  // Earlier tokens stay valid until they expire: another tab may have a call in flight.
  session.access = [
    ...session.access.filter((issued) => issued.expires_at > deviceNow),
    { token, expires_at: deviceNow + lifetimes.accessTokenMs },
  ];
  return token;
}

export function findCustomerByToken(world: World, token: string, deviceNow: number): CustomerRecord | null {
  if (!token) return null;
  const session = findSession(world, token, deviceNow);
  return findCustomer(world, session?.customer_id) ?? null;
}

/** Ends all sessions of a customer except the one with the access token `keep`. */
export function endSessions(world: World, customerId: number, keep = ''): void {
  world.sessions = world.sessions.filter(
    (session) => session.customer_id !== customerId || session.access.some(({ token }) => token === keep),
  );
}

const findSession = (world: World, token: string, deviceNow: number): Session | undefined =>
  world.sessions.find((session) =>
    session.access.some((issued) => issued.token === token && issued.expires_at > deviceNow),
  );

function dropOldSessions(world: World, deviceNow: number): void {
  world.sessions = world.sessions.filter((session) => session.refresh_expires_at > deviceNow);
}
