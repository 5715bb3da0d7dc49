import { minutes } from '../clock';
import { fail, type Answer } from '../http';
import type { World } from '../world';

const MOST_WRONG = 5;
const LOCKED_MS = minutes(15);

/** Secrets that can be guessed: the fifth wrong one of a name locks it for fifteen minutes. Null while it is open. */
export function lockRefusal(world: World, name: string, real: number, what: string): Answer | null {
  const wait = (world.loginAttempts[name]?.blocked_until ?? 0) - real;
  if (wait <= 0) return null;
  const answer = fail(429, `${what} is locked after five wrong tries. Please try again later.`);
  return { ...answer, headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } };
}

export function noteWrong(world: World, name: string, real: number): void {
  const wrong = (world.loginAttempts[name]?.wrong ?? 0) + 1;
  const isLocked = wrong >= MOST_WRONG;
  world.loginAttempts[name] = { wrong: isLocked ? 0 : wrong, blocked_until: isLocked ? real + LOCKED_MS : 0 };
}

export function forgetWrong(world: World, name: string): void {
  delete world.loginAttempts[name];
}
