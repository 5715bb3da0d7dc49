import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announce } from '@/components/ui/announce';

it('reads out a second text without the first one', async () => {
  announce('The price is ₱1,530.40');
  announce('Voucher removed');
  const price = await screen.findByText('The price is ₱1,530.40');
  const voucher = await screen.findByText('Voucher removed');
  expect(price).not.toBe(voucher);
  expect(price.parentElement).toHaveAttribute('aria-live', 'polite');
  expect(price.parentElement).toBe(voucher.parentElement);
});
