import type { LocationHit } from '@/api/wire';
import { createEmptyDraft, createEmptyItem, createEmptyStop, type DeliveryDraft } from '@/domain/draft/draft';
import { fromHit } from '@/domain/draft/stopFrom';

const DROP_OFFS = 15;
const CONTACT = { contact_name: 'Ramon Cruz', contact_mobile: '9206158843' };

async function fetchList<T>(url: string, init?: RequestInit): Promise<T[]> {
  const response = await fetch(url, init);
  return ((await response.json()) as { data: T[] }).data;
}

const fetchFirstId = async (url: string) => String((await fetchList<{ id: unknown }>(url))[0]?.id);

async function fetchGoods(apiUrl: string) {
  const products = `${apiUrl}/api/products`;
  const type = await fetchFirstId(`${products}/types`);
  const category = await fetchFirstId(`${products}/categories?type=${type}`);
  const subcategory = await fetchFirstId(`${products}/subcategories?category=${category}`);
  const uom = await fetchFirstId(`${products}/uom`);
  return { type, category, subcategory, uom, quantity: 2, weight_kg: 5 };
}

/** Creates a complete draft with the most drop-offs, at a place that the sandbox knows. */
export async function createLongDraft(apiUrl: string): Promise<DeliveryDraft> {
  const hits = await fetchList<LocationHit>(`${apiUrl}/api/bookings/location`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: 'Road' }),
  });
  const hit = hits.find(({ barangay }) => barangay !== null);
  if (!hit) throw new Error('The sandbox found no road');
  const stops = Array.from({ length: DROP_OFFS + 1 }, (_, index) => {
    const address_line = `${10 + index} ${hit.address_line}`;
    return { ...createEmptyStop(), ...fromHit(hit), ...CONTACT, address_line };
  });
  const goods = await fetchGoods(apiUrl);
  const items = stops.slice(1).map(({ key }) => ({ ...createEmptyItem(key), ...goods }));
  const saved_at = new Date().toISOString();
  return { ...createEmptyDraft('exclusive'), stops, items, has_no_prohibited_goods: true, saved_at };
}
