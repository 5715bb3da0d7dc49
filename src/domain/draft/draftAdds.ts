import { DROPOFFS_MAX } from '@/config/constants';
import { newDraftKey, type DraftStop } from './draft';
import { withGoodsOnDropoffs, type StopsAndItems } from './draftMoves';

/** Whether nothing at all was said of a stop yet. */
export const isEmptyStop = ({ key: _key, ...said }: DraftStop): boolean =>
  Object.values(said).every((value) =>
    typeof value === 'string' ? value.trim() === '' : value === null || value === false,
  );

const filledDropoffs = (stops: readonly DraftStop[]) => stops.slice(1).filter((stop) => !isEmptyStop(stop));

/** How many drop-offs can still be put in: the empty ones make way. */
export const roomForDropoffs = ({ stops }: Pick<StopsAndItems, 'stops'>) => DROPOFFS_MAX - filledDropoffs(stops).length;

/**
 * Puts drop-offs after those that are filled in already; empty ones make way, and what was to be unloaded there goes
 * to the new ones. More than there is room for changes nothing.
 */
export function addDropoffs(route: StopsAndItems, added: readonly DraftStop[]): StopsAndItems {
  const [pickup, ...dropoffs] = route.stops;
  if (!pickup || added.length === 0 || added.length > roomForDropoffs(route)) return route;
  const empty = dropoffs.filter(isEmptyStop);
  const taken = added.map((stop, index) => ({ ...stop, key: empty[index]?.key ?? newDraftKey() }));
  return withGoodsOnDropoffs([pickup, ...filledDropoffs(route.stops), ...taken], route.items);
}
