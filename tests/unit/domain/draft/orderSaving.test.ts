import { expect, it } from 'vitest';
import { getOrderSavingMessage, getStraightSavingMessage, type RoutePrice } from '@/domain/draft/orderSaving';

it.each<{ before: RoutePrice; after: RoutePrice; message: string }>([
  {
    before: { km: 102, total: 2269 },
    after: { km: 69.6, total: 1718.2 },
    message: 'The new order is 32.4 km shorter and costs ₱550.80 less.',
  },
  {
    before: { km: 12.5, total: 300 },
    after: { km: 12.1, total: 300 },
    message: 'The new order is 0.4 km shorter and costs the same.',
  },
  {
    before: { km: 12, total: 300 },
    after: { km: 13.2, total: 320.4 },
    message: 'The new order is 1.2 km longer and costs ₱20.40 more.',
  },
  {
    before: { km: 12, total: 300 },
    after: { km: 12.04, total: 300 },
    message: 'The new order is as long as before and costs the same.',
  },
  { before: { km: 12, total: null }, after: { km: 10, total: null }, message: 'The new order is 2 km shorter.' },
])('says: $message', ({ before, after, message }) => expect(getOrderSavingMessage(before, after)).toBe(message));

it('says that a length without a quote is measured in straight lines', () =>
  expect(getStraightSavingMessage(12.34)).toBe('The new order is 12.3 km shorter, measured in straight lines.'));
