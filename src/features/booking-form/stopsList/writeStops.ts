import type { DraftItem, DraftStop } from '@/domain/draft/draft';
import { isForStop } from '@/domain/draft/dropoffGoods';
import type { GoodsSource } from '@/domain/draft/goodsPresets';
import { toCsv } from '@/utils/csv';
import type { ListedStops } from './checkStops';
import { STOP_COLUMNS, type StopColumn } from './stopColumns';

type Cells = Partial<Record<StopColumn, string>>;

const orEmpty = (value: number | null) => (value === null ? '' : String(value));

/** An approximate pin is left out: the check finds it again. */
const toStopCells = (stop: DraftStop): Cells => ({
  street: stop.address_line,
  landmark: stop.landmark,
  region: stop.region?.name,
  province: stop.province?.name,
  city: stop.city?.name,
  barangay: stop.barangay?.name,
  'contact person': stop.contact_name,
  mobile: stop.contact_mobile,
  instructions: stop.notes,
  ...(!stop.is_pin_approximate && { latitude: orEmpty(stop.lat), longitude: orEmpty(stop.lng) }),
});

async function toGoodsCells(item: DraftItem, source: GoodsSource): Promise<Cells> {
  const [types, categories, subcategories, units] = await Promise.all([
    source.types(),
    source.categories(item.type),
    source.subcategories(item.category),
    source.units(),
  ]);
  const isWith = (id: string) => (row: { id: string | number }) => String(row.id) === id;
  return {
    'goods type': types.find(isWith(item.type))?.type,
    category: categories.find(isWith(item.category))?.category_name,
    subcategory: subcategories.find(isWith(item.subcategory))?.subcategory_name,
    unit: units.find(isWith(item.uom))?.name,
    quantity: orEmpty(item.quantity),
    'weight per unit kg': orEmpty(item.weight_kg),
    'declared value': orEmpty(item.declared_value),
    description: item.description,
  };
}

/** Writes stops and their goods as a list that can be checked again. Rejects when a goods list cannot be fetched. */
export async function toStopsList({ stops, items }: ListedStops, source: GoodsSource): Promise<string> {
  const rows: Cells[] = [];
  for (const stop of stops) {
    const item = items.find((candidate) => isForStop(candidate, stop.key));
    rows.push({ ...toStopCells(stop), ...(item && (await toGoodsCells(item, source))) });
  }
  return toCsv([STOP_COLUMNS, ...rows.map((cells) => STOP_COLUMNS.map((column) => cells[column] ?? ''))]);
}
