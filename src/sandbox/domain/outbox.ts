import type { OutboxItem } from '../records/accounts';
import { newId, type World } from '../world';

const KEPT = 30;

/** Puts down what an SMS or e-mail gateway would send; the Sandbox menu shows it. */
export function sendOut(world: World, item: Omit<OutboxItem, 'id'>): void {
  world.outbox = [{ ...item, id: newId(world) }, ...world.outbox].slice(0, KEPT);
}
