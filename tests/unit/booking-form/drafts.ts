import {
  createEmptyItem,
  createEmptyStop,
  type DeliveryDraft,
  type DraftItem,
  type DraftStop,
} from '@/domain/draft/draft';

export const aStop = (part: Partial<DraftStop> = {}): DraftStop => ({
  ...createEmptyStop(),
  contact_name: 'Andrea Villanueva',
  contact_mobile: '9174820136',
  address_line: '8F Salcedo One, 170 Salcedo St',
  region: { id: '13', name: 'NCR' },
  province: { id: '1376', name: 'Metro Manila' },
  city: { id: '137602', name: 'Makati City' },
  barangay: { id: '137602026', name: 'San Lorenzo' },
  lat: 14.5562,
  lng: 121.0198,
  ...part,
});

export const anItem = (stop: string, part: Partial<DraftItem> = {}): DraftItem => ({
  ...createEmptyItem(stop),
  type: '1',
  category: '11',
  subcategory: '111',
  uom: '3',
  quantity: 12,
  weight_kg: 16.5,
  ...part,
});

/** A draft that can be booked as it is: Makati to Quezon City, a van, now. */
export function aDraft(part: Partial<DeliveryDraft> = {}): DeliveryDraft {
  const pickup = aStop({ key: 'p' });
  const dropoff = aStop({
    key: 'd1',
    contact_name: 'Ramon dela Peña',
    contact_mobile: '9206158843',
    address_line: '42 Gilmore Ave',
    city: { id: '137404', name: 'Quezon City' },
    barangay: { id: '137404089', name: 'Mariana' },
    lat: 14.6156,
    lng: 121.0349,
  });
  return {
    mode: 'exclusive',
    stops: [pickup, dropoff],
    items: [anItem('d1', { key: 'i1' })],
    schedule: { when: 'now', date: '', pickup_at: '' },
    vehicle_type: '4',
    services: [],
    voucher_code: '',
    notes: '',
    has_no_prohibited_goods: true,
    saved_at: '',
    ...part,
  };
}
