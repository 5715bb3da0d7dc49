import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '@/api/wire';
import { findUsable, getPayChoices, getPayLabel } from '@/features/review/payChoices';
import { corporate, individual } from '../../builders/customer';
import { unknownValue } from '../../builders/unknownValue';

const NOW = Date.parse('2026-11-23T10:00:00+08:00');

const method = (changes: Partial<PaymentMethod>): PaymentMethod => ({
  id: 1,
  kind: 'card',
  brand: 'Visa',
  last_four: '4417',
  holder_name: 'Andrea Villanueva',
  expiry_month: 9,
  expiry_year: 2028,
  is_default: false,
  is_verified: true,
  ...changes,
});

const wallet = method({ id: 2, kind: 'wallet', brand: null, last_four: null, balance: 2480 });

describe('getPayChoices', () => {
  it('offers the default first and cash last', () => {
    const choices = getPayChoices([wallet, method({ is_default: true })], {
      customer: individual(),
      isCorporate: false,
      total: 100,
      now: NOW,
    });
    expect(choices.map(({ name, detail }) => [name, detail])).toEqual([
      ['Visa 4417', 'Expires 09/28'],
      ['Wallet', '₱2,480.00'],
      ['Cash', 'Pay at pickup'],
    ]);
  });

  it('shows how much a wallet lacks', () => {
    const [points] = getPayChoices([wallet], { customer: individual(), isCorporate: false, total: 2600.4, now: NOW });
    expect(points).toMatchObject({ problem: 'Needs ₱120.40 more', needsPin: true });
    expect(points?.remedy).toEqual({ label: 'Top up', path: '/wallet?amount=120.4' });
  });

  it('offers no top-up of a wallet to a company, which has no page for it', () => {
    const [, companyWallet] = getPayChoices([wallet], {
      customer: corporate(),
      isCorporate: true,
      total: 2600.4,
      now: NOW,
    });
    expect(companyWallet).toMatchObject({ problem: 'Needs ₱120.40 more', remedy: null });
  });

  it('asks for a verified card', () => {
    const choices = getPayChoices([method({ is_verified: false })], {
      customer: individual(),
      isCorporate: false,
      total: 100,
      now: NOW,
    });
    expect(choices[0]?.problem).toBe('Verify this card first');
    expect(choices[0]?.remedy).toEqual({ label: 'Verify', path: '/payment-method' });
    expect(findUsable(choices)?.id).toBe('cash');
  });

  it('offers neither an expired card nor an unverified e-wallet', () => {
    const methods = [
      method({ id: 3, expiry_month: 10, expiry_year: 2026, is_default: true }),
      method({ id: 4, expiry_month: 11, expiry_year: 2026 }),
      method({ id: 5, kind: 'maya', is_verified: false }),
      method({ id: 6, kind: 'gcash', is_verified: false }),
      method({ id: 7, kind: 'maya' }),
    ];
    const choices = getPayChoices(methods, { customer: individual(), isCorporate: false, total: 100, now: NOW });
    expect(choices.map(({ id, problem, remedy }) => [id, problem, remedy?.label])).toEqual([
      ['3', 'Expired', undefined],
      ['4', null, undefined],
      ['5', 'Verify it first', 'Verify'],
      ['6', 'Verify it first', 'Verify'],
      ['7', null, undefined],
      ['cash', null, undefined],
    ]);
    expect(findUsable(choices)?.id).toBe('4');
  });

  it('puts the credit of a corporate customer first, with a PIN', () => {
    const customer = { ...corporate(), remaining_credits: 500 };
    const choices = getPayChoices([method({})], { customer, isCorporate: true, total: 700, now: NOW });
    expect(choices[0]).toMatchObject({
      id: 'credit',
      needsPin: true,
      problem: 'Needs ₱200.00 more',
      remedy: { label: 'Request more', path: '/wallet/corporate' },
    });
    expect(choices.map((choice) => getPayLabel(choice, '₱700.00'))).toEqual([
      'Book on credit · ₱700.00',
      'Pay ₱700.00',
      'Book with cash · ₱700.00',
    ]);
  });

  it('leaves out an unknown kind', () => {
    expect(
      getPayChoices([method({ kind: unknownValue('barter') })], {
        customer: individual(),
        isCorporate: false,
        total: 1,
        now: NOW,
      }).map(({ id }) => id),
    ).toEqual(['cash']);
  });
});
