import type { DraftStop } from '@/domain/draft/draft';
import { canAddStop } from '@/domain/draft/draftMoves';
import { isUntouchedStop, type Contact } from '@/domain/draft/untouchedStop';
import { getStopLabel } from '@/utils/stopNames';

/** Stop that can be filled in; `value` is its key or `NEW_STOP`. */
export type StopChoice = { value: string; label: string };
export const NEW_STOP = 'new';

/** Returns the stops that are free: empty drop-offs first, as most messages describe a drop-off. */
export function getStopChoices(stops: DraftStop[], own: Contact | null): StopChoice[] {
  const empty = stops.flatMap((stop, index) =>
    isUntouchedStop(stop, own) ? [{ value: stop.key, label: getStopLabel(index, stops.length) }] : [],
  );
  const pickup = empty.filter(({ value }) => value === stops[0]?.key);
  const dropoffs = empty.filter((choice) => !pickup.includes(choice));
  return [...dropoffs, ...pickup, ...(canAddStop({ stops }) ? [{ value: NEW_STOP, label: 'A new stop' }] : [])];
}
