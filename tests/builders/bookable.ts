import type { Category, GoodsType, LocationHit, Subcategory, UnitOfMeasure } from '@/api/wire';
import { createEmptyItem, createEmptyStop, type DeliveryDraft, type DraftStop } from '@/domain/draft/draft';
import { fromHit } from '@/domain/draft/stopFrom';
import { startSandbox } from '../server';

async function ask<T>(path: string, body?: unknown): Promise<T[]> {
  const answer = await fetch(new URL(path, window.location.origin), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return ((await answer.json()) as { data: T[] }).data;
}

function first<T>(list: T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The sandbox has nothing to choose from');
  return item;
}

async function stopAt(key: string, query: string, part: Partial<DraftStop>): Promise<DraftStop> {
  const hits = await ask<LocationHit>('/api/bookings/location', { query });
  const hit = first(hits.filter((candidate) => candidate.barangay !== null));
  return { ...createEmptyStop(), key, ...fromHit(hit), ...part };
}

/** Builds a complete draft from the sandbox's lists; the form chooses the vehicle. */
export async function createBookableDraft(part: Partial<DeliveryDraft> = {}): Promise<DeliveryDraft> {
  startSandbox();
  const type = first(await ask<GoodsType>('/api/products/types'));
  const category = first(await ask<Category>(`/api/products/categories?type=${type.id}`));
  const subcategory = first(await ask<Subcategory>(`/api/products/subcategories?category=${category.id}`));
  const unit = first(await ask<UnitOfMeasure>('/api/products/uom'));
  const pickup = await stopAt('pickup', 'Salcedo St', {
    address_line: '170 Salcedo St',
    contact_name: 'Andrea Villanueva',
    contact_mobile: '9174820136',
  });
  const dropoff = await stopAt('dropoff', 'Gilmore Ave', {
    address_line: '42 Gilmore Ave',
    contact_name: 'Ramon dela Peña',
    contact_mobile: '9206158843',
  });
  return {
    mode: 'exclusive',
    stops: [pickup, dropoff],
    items: [
      {
        ...createEmptyItem('dropoff'),
        key: 'goods',
        type: String(type.id),
        category: String(category.id),
        subcategory: String(subcategory.id),
        uom: String(unit.id),
        quantity: 12,
        weight_kg: 16.5,
      },
    ],
    schedule: { when: 'now', date: '', pickup_at: '' },
    vehicle_type: '',
    services: [],
    voucher_code: '',
    notes: '',
    has_no_prohibited_goods: true,
    saved_at: '2026-11-21T02:42:00.000Z',
    ...part,
  };
}
