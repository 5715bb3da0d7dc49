import type { OutboxItem } from '../records/accounts';
import { takeId, type World } from '../world';

const MAX_ITEMS = 30;

/** Adds a message for an SMS or email gateway; the Sandbox menu shows it. */
export function addToOutbox(world: World, item: Omit<OutboxItem, 'id'>): void {
  world.outbox = [{ ...item, id: takeId(world) }, ...world.outbox].slice(0, MAX_ITEMS);
}
