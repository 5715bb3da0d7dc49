import { bookingsApi } from '@/api/bookings';
import { getBarangayPin } from '@/domain/draft/barangayPin';
import { getPlaceQuery } from '@/domain/draft/stopFrom';
import { useGoodsSource } from '@/hooks/useGoodsSource';
import { usePlaceSource } from '@/hooks/usePlaceSource';
import { useAppDispatch } from '@/store/hooks';
import type { StopsSource } from './checkStops';
import type { ExampleGoods } from './stopColumns';

const { searchLocations } = bookingsApi.endpoints;
const ONCE = { subscribe: false } as const;

/** Fetches places, the coordinates of a barangay and the goods lists, as the form does. */
export function useStopsSource(): StopsSource {
  const dispatch = useAppDispatch();
  const places = usePlaceSource();
  const goods = useGoodsSource();
  return {
    ...places,
    ...goods,
    findPin: async ({ province, city, barangay }) => {
      const query = getPlaceQuery({ province, city, barangay });
      return getBarangayPin(await dispatch(searchLocations.initiate({ query }, ONCE)).unwrap(), { barangay, city });
    },
  };
}

/** Returns the names of the first goods of the server's lists for the template; null if a list does not load. */
export async function fetchExampleGoods(source: StopsSource): Promise<ExampleGoods | null> {
  try {
    const [type] = await source.types();
    const [category] = type ? await source.categories(type.id) : [];
    const [unit] = await source.units();
    if (!type || !category || !unit) return null;
    const [subcategory] = await source.subcategories(category.id);
    const names = { type: type.type, category: category.category_name, unit: unit.name };
    return { ...names, subcategory: subcategory?.subcategory_name ?? '' };
  } catch {
    return null;
  }
}
