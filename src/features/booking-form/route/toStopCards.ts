import type { StopsAndItems } from '@/domain/draft/draftMoves';
import type { DraftProblem } from '@/domain/draft/draftRules';
import { SERVICE_FIELD } from '@/domain/draft/draftServices';
import { isForStop } from '@/domain/draft/dropoffGoods';
import { getStopTitle } from '@/domain/draft/stopFrom';
import { getStopNeeds } from '@/domain/draft/stopNeeds';
import { getOtherLandmark } from '@/utils/address';
import { getStopKind } from '@/utils/stopNames';
import { formatMobile } from '@/utils/text';
import { getUnitsLabel, type NamedUnit } from '../goods/goodsLabels';
import type { StopCardStop } from './StopCard';

/** Returns the content of each route card. */
export function toStopCards(
  { stops, items }: StopsAndItems,
  units: readonly NamedUnit[],
  problems: readonly DraftProblem[],
): StopCardStop[] {
  return stops.map((stop, index) => {
    const kind = getStopKind(index, stops.length);
    const own = items.filter((item) => isForStop(item, stop.key) && item.uom !== '');
    return {
      key: stop.key,
      kind,
      number: kind === 'stop' ? index : undefined,
      title: getStopTitle(stop),
      contact: stop.contact_name.trim(),
      mobile: formatMobile(stop.contact_mobile),
      needs: getStopNeeds(stop, index, { stops, items }),
      landmark: getOtherLandmark(stop),
      isPinApproximate: stop.is_pin_approximate,
      goods: index > 0 && own.length > 0 ? `${getUnitsLabel(own, units)} for this stop` : undefined,
      // the amount of a service is outside of the card
      error: problems.find(({ path }) => path.startsWith(`stops.${index}.`) && !SERVICE_FIELD.test(path))?.message,
    };
  });
}
