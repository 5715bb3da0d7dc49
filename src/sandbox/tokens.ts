import { randomText } from './domain/random';
import type { CustomerRecord, Session } from './records/accounts';
import type { World } from './world';

type Lifetimes = { accessTokenMs: number; refreshTokenMs: number };

/** Opens a session; `withRefresh` false leaves the access token as the one to refresh with. */
export function openSession(
  world: World,
  customer: CustomerRecord,
  real: number,
  { accessTokenMs, refreshTokenMs }: Lifetimes,
  withRefresh = true,
): { access: string; refresh?: string } {
  dropOldSessions(world, real);
  const access = `sbx_access_${randomText(32)}`;
  const refresh = withRefresh ? `sbx_refresh_${randomText(32)}` : null;
  world.sessions.push({
    customer_id: customer.id,
    refresh,
    refresh_expires_at: real + refreshTokenMs,
    access: [{ token: access, expires_at: real + accessTokenMs }],
  });
  return refresh ? { access, refresh } : { access };
}

/** A new access token for a refresh token that is known and alive, or null. */
export function refreshSession(world: World, given: string, real: number, { accessTokenMs }: Lifetimes): string | null {
  const session = world.sessions.find(
    (one) => (one.refresh ?? one.access.at(-1)?.token) === given && one.refresh_expires_at > real,
  );
  if (!session) return null;
  const token = `sbx_access_${randomText(32)}`;
  // Earlier tokens live out their own time: another tab may have a call under way.
  session.access = [
    ...session.access.filter((one) => one.expires_at > real),
    { token, expires_at: real + accessTokenMs },
  ];
  return token;
}

export function customerOfToken(world: World, token: string, real: number): CustomerRecord | null {
  if (!token) return null;
  const session = sessionOf(world, token, real);
  return world.customers.find((customer) => customer.id === session?.customer_id) ?? null;
}

/** Ends every session of a customer but the one that `keep` belongs to. */
export function endSessions(world: World, customerId: number, keep = ''): void {
  world.sessions = world.sessions.filter(
    (session) => session.customer_id !== customerId || session.access.some(({ token }) => token === keep),
  );
}

const sessionOf = (world: World, token: string, real: number): Session | undefined =>
  world.sessions.find((session) => session.access.some((one) => one.token === token && one.expires_at > real));

function dropOldSessions(world: World, real: number): void {
  world.sessions = world.sessions.filter((session) => session.refresh_expires_at > real);
}
