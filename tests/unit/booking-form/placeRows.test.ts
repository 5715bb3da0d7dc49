import { expect, it } from 'vitest';
import type { LocationHit } from '@/api/wire';
import { toPlaceHits } from '@/hooks/usePlaceSearch';

const place = (id: number, name: string) => ({ id, code: String(id), name });
const createPoblacion = (id: number, city: string): LocationHit => ({
  label: 'Poblacion',
  address_line: 'Poblacion',
  lat: 14.5,
  lng: 121,
  region: place(13, 'NCR'),
  province: place(80, 'Metro Manila'),
  city: place(id, city),
  barangay: place(id * 10, 'Poblacion'),
});

it('shows one of the places that read alike, and all that can be told apart', () => {
  const rows = toPlaceHits([
    createPoblacion(1, 'Makati City'),
    createPoblacion(1, 'Makati City'),
    createPoblacion(2, 'Muntinlupa City'),
  ]);
  expect(rows.map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
    'Poblacion: Makati City, Metro Manila',
    'Poblacion: Muntinlupa City, Metro Manila',
  ]);
});
