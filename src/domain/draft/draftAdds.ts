import { DROPOFFS_MAX } from '@/config/constants';
import { newDraftKey, type DraftStop } from './draft';
import { withGoodsOnDropoffs, type StopsAndItems } from './draftMoves';

/** Returns true for a stop without any input. */
export const isEmptyStop = ({ key: _key, ...fields }: DraftStop): boolean =>
  Object.values(fields).every((value) =>
    typeof value === 'string' ? value.trim() === '' : value === null || value === false,
  );

const filledDropoffs = (stops: readonly DraftStop[]) => stops.slice(1).filter((stop) => !isEmptyStop(stop));

/** Returns how many drop-offs can be added. Empty ones do not count: they are replaced. */
export const roomForDropoffs = ({ stops }: Pick<StopsAndItems, 'stops'>) => DROPOFFS_MAX - filledDropoffs(stops).length;

/**
 * Adds drop-offs after the filled-in ones. Empty drop-offs are replaced, and their goods go to the new ones. Returns the
 * route unchanged if there are too many.
 */
export function addDropoffs(route: StopsAndItems, added: readonly DraftStop[]): StopsAndItems {
  const [pickup, ...dropoffs] = route.stops;
  if (!pickup || added.length === 0 || added.length > roomForDropoffs(route)) return route;
  const empty = dropoffs.filter(isEmptyStop);
  const keyed = added.map((stop, index) => ({ ...stop, key: empty[index]?.key ?? newDraftKey() }));
  return withGoodsOnDropoffs([pickup, ...filledDropoffs(route.stops), ...keyed], route.items);
}
