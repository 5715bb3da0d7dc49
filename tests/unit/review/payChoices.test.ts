import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../src/api/wire';
import { firstUsable, payChoices } from '../../../src/features/review/payChoices';
import { corporate, individual } from '../../builders/customer';

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

describe('payChoices', () => {
  it('offers the default first and cash last', () => {
    const choices = payChoices([wallet, method({ is_default: true })], individual(), false, 100);
    expect(choices.map(({ name, detail }) => [name, detail])).toEqual([
      ['Visa 4417', 'Expires 09/28'],
      ['Points', '₱2,480.00'],
      ['Cash', 'To the driver at pick-up'],
    ]);
  });

  it('says how much a wallet lacks', () => {
    const [points] = payChoices([wallet], individual(), false, 2600.4);
    expect(points).toMatchObject({ problem: 'Needs ₱120.40 more', needsPin: true });
  });

  it('asks for a verified card', () => {
    const choices = payChoices([method({ is_verified: false })], individual(), false, 100);
    expect(choices[0]?.problem).toBe('Verify this card first');
    expect(firstUsable(choices)?.id).toBe('cash');
  });

  it('puts the credit of a corporate customer first, with a PIN', () => {
    const customer = { ...corporate(), remaining_credits: 500 };
    const choices = payChoices([method({})], customer, true, 700);
    expect(choices[0]).toMatchObject({ id: 'credit', needsPin: true, problem: 'Needs ₱200.00 more' });
  });

  it('leaves out a kind it does not know', () => {
    expect(payChoices([method({ kind: 'barter' })], individual(), false, 1).map(({ id }) => id)).toEqual(['cash']);
  });
});
