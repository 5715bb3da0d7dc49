import { expect, it } from 'vitest';
import type { Rate } from '@/api/wire';
import { toQuoteText } from '@/features/quote/compare';
import { aDraft } from '../booking-form/drafts';

it('names the route of a quote that is copied', () => {
  const rate = {
    breakdown: [{ code: 'base', label: 'Base fare', amount: 90 }],
    discount: 0,
    total: 90,
    distance_km: 20.84,
  };
  const text = toQuoteText(aDraft(), rate as Rate, 67);
  expect(text.split('\n')).toEqual([
    'Logistix Global, Special',
    '8F Salcedo One, 170 Salcedo St, Makati City → 42 Gilmore Ave, Quezon City',
    '20.8 km, about 1 hr 7 min',
    'Base fare: ₱90.00',
    'Estimated total, VAT included: ₱90.00',
  ]);
});
