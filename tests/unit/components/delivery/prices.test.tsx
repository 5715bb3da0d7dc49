import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PriceSummary } from '@/components/delivery/PriceSummary';
import { VoucherTicket } from '@/components/delivery/VoucherTicket';
import { isBreakdownComplete } from '@/components/delivery/prices';
import { BREAKDOWN_INCOMPLETE } from '@/config/messages';

const LINES = [
  { code: 'base', label: 'Base fare', amount: 750 },
  { code: 'km', label: '15.8 km at ₱38.00', amount: 600.4 },
  { code: 'stop', label: 'Extra stop', amount: 330 },
];
const PRICE = { lines: LINES, discount: 150, total: 1530.4 };

describe('isBreakdownComplete', () => {
  it.each([
    [[0.1, 0.2], 0, 0.3, true],
    [[750, 600.4, 330], 150, 1530.4, true],
    [[750, 600.4, 330], 150, 1530.41, false],
    [[750, 600.4, 330], 0, 1530.4, false],
    [[100, -20], 0, 80, true],
    [[], 0, 0, true],
  ])('compares %j minus %d with %d: %s', (amounts, discount, total, expected) => {
    const lines = amounts.map((amount, n) => ({ code: String(n), label: '', amount }));
    expect(isBreakdownComplete(lines, discount, total)).toBe(expected);
  });

  it('is true for any lines and their sum, and false for any other total', () => {
    const centavos = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(centavos, fc.integer({ min: 1, max: 500 }), (amounts, off) => {
        const lines = amounts.map((amount, n) => ({ code: String(n), label: '', amount: amount / 100 }));
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(isBreakdownComplete(lines, 0, total / 100)).toBe(true);
        expect(isBreakdownComplete(lines, 0, (total + off) / 100)).toBe(false);
      }),
    );
  });
});

describe('PriceSummary', () => {
  const show = (props: Partial<ComponentProps<typeof PriceSummary>> = {}) =>
    render(<PriceSummary mode="exclusive" price={PRICE} {...props} />);

  it('shows lines, discount and total in pesos', () => {
    show({ distanceKm: 15.8, durationMinutes: 55, weightKg: 1264, stopCount: 1 });
    const summary = screen.getByRole('region', { name: 'Price summary' });
    expect(
      within(summary)
        .getAllByRole('term')
        .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`),
    ).toEqual(['Base fare ₱750.00', '15.8 km at ₱38.00 ₱600.40', 'Extra stop ₱330.00', 'Voucher −₱150.00']);
    expect(within(summary).getByText('₱1,530.40')).toBeVisible();
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['15.8 km', '55 min', '1,264 kg', '1 stop']);
    expect(screen.queryByText(BREAKDOWN_INCOMPLETE)).toBeNull();
  });

  it('shows a total that differs from the sum of its lines, with a notice', () => {
    show({ price: { ...PRICE, total: 1600 } });
    expect(screen.getByText('₱1,600.00')).toBeVisible();
    expect(screen.getByText(BREAKDOWN_INCOMPLETE)).toBeVisible();
  });

  it('names the missing input before the first price', () => {
    show({ price: null, placeholder: 'Add a drop-off to see the price.' });
    expect(screen.getByText('Add a drop-off to see the price.')).toBeVisible();
    expect(screen.queryByText(/₱/)).toBeNull();
  });

  it('hides the old price while a new one loads', () => {
    show({ isLoading: true });
    expect(screen.getByText('Loading the price')).toBeInTheDocument();
    expect(screen.queryByText('₱1,530.40')).toBeNull();
  });

  it('changes the vehicle', async () => {
    const onChangeVehicle = vi.fn();
    show({ onChangeVehicle, vehicle: { name: 'L300 Van', maxWeightKg: 1000 } });
    expect(screen.getByText('Up to 1,000 kg')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change vehicle' }));
    expect(onChangeVehicle).toHaveBeenCalledTimes(1);
  });
});

describe('VoucherTicket', () => {
  it.each([
    [true, 'text-ok-700'],
    [false, 'text-ink-700'],
  ])('shows a voucher in green only if its discount is known: %s', (isKnown, color) => {
    render(<VoucherTicket code="FREESHIP" isKnown={isKnown} />);
    expect(screen.getByText('FREESHIP')).toHaveClass(color);
  });

  it('removes its voucher, but not on the second click of a double click that applied it', async () => {
    const onRemove = vi.fn();
    render(<VoucherTicket code="PADALA150" onRemove={onRemove} />);
    const button = screen.getByRole('button', { name: 'Remove voucher PADALA150' });
    fireEvent.click(button, { detail: 2 });
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
