import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWholeCentavos, parseCentavos, toPesos } from '@/sandbox/domain/centavos';
import { debitCredit, debitWallet, getRemainingCredit, refund } from '@/sandbox/domain/money';
import { sha256 } from '@/sandbox/domain/sha256';
import { checkVoucher, consumeVoucher, releaseVoucher } from '@/sandbox/domain/vouchers';
import { openSandbox } from './call';

const about = { description: 'Special booking', now: 0 };
const demo = (username: string) => {
  const sandbox = openSandbox();
  const { world } = sandbox;
  const customer = world.customers.find((customer) => customer.username === username);
  if (!customer) throw new Error('no such account');
  return { world, customer, now: sandbox.clock.now() };
};

describe('money', () => {
  it('converts to pesos and back without losing a centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (centavos) => {
        expect(parseCentavos(toPesos(centavos))).toBe(centavos);
        expect(isWholeCentavos(toPesos(centavos))).toBe(true);
      }),
    );
  });

  it.each([0.001, 1.005, NaN, Infinity, '', 'ten', null, undefined])('refuses %s as an amount', (value) => {
    expect(isWholeCentavos(value)).toBe(false);
  });

  it('never debits more than the balance, and refunds exactly the debit', () => {
    const { world, customer } = demo('andrea');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 12 }), (amounts) => {
        const before = customer.wallet;
        const taken = amounts.filter((amount) => debitWallet(world, customer, { amount, ...about }) !== null);
        expect(customer.wallet).toBeGreaterThanOrEqual(0);
        for (const amount of taken) refund(world, customer, { method: 'Wallet', amount, ...about });
        expect(customer.wallet).toBe(before);
      }),
    );
  });

  it('records the balance that changed: a company has a wallet and a credit', () => {
    const { world, customer } = demo('harbor.foods');
    customer.wallet = 1_320_00;
    const credit = getRemainingCredit(customer);
    expect(debitWallet(world, customer, { amount: 320_00, ...about })?.balance_after).toBe(1_000_00);
    expect(refund(world, customer, { method: 'Wallet', amount: 20_00, ...about }).balance_after).toBe(1_020_00);
    expect(debitCredit(world, customer, { amount: 50_00, ...about })?.balance_after).toBe(credit - 50_00);
  });

  it('never exceeds a credit limit', () => {
    const { world, customer } = demo('harbor.foods');
    const rest = getRemainingCredit(customer);
    expect(debitCredit(world, customer, { amount: rest + 1, ...about })).toBeNull();
    expect(getRemainingCredit(customer)).toBe(rest);
    expect(debitCredit(world, customer, { amount: rest, ...about })).toMatchObject({ amount: rest, balance_after: 0 });
  });
});

describe('vouchers', () => {
  const check = (code: string, subtotal: number, bookingType: 'exclusive' | 'shared' = 'exclusive') => {
    const { world, customer, now } = demo('andrea');
    const found = checkVoucher(world, customer, code, { bookingType, subtotal, now });
    return 'reason' in found ? found.reason : found.discount;
  };

  it.each([
    ['PADALA150', 900_00, 'exclusive', 150_00],
    ['padala150 ', 900_00, 'exclusive', 150_00],
    ['PADALA150', 899_99, 'exclusive', 'Voucher PADALA150 is for bookings of ₱900.00 or more.'],
    ['PADALA150', 900_00, 'shared', 'Voucher PADALA150 is for Special bookings only.'],
    ['SABAY20', 333_33, 'shared', 66_67],
    ['SABAY20', 5_000_00, 'shared', 200_00],
    ['BAGYO50', 900_00, 'exclusive', 'Voucher BAGYO50 has expired.'],
    ['SALAMAT100', 900_00, 'exclusive', 'Voucher SALAMAT100 has already been used.'],
    ['NOPE', 900_00, 'exclusive', "This voucher code doesn't exist."],
  ] as const)('gives on %s of %d centavos, %s: %s', (code, subtotal, mode, expected) => {
    expect(check(code, subtotal, mode)).toBe(expected);
  });

  it('never deduct more than the booking costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_00 }), (subtotal) => {
        const found = check('UNANGJOINT', subtotal, 'shared');
        if (typeof found === 'number') expect(found).toBeLessThanOrEqual(subtotal);
      }),
      { numRuns: 20 },
    );
  });

  it('are used and returned one use at a time', () => {
    const { world, customer, now } = demo('andrea');
    const use = { bookingType: 'shared', subtotal: 500_00, now } as const;
    const found = checkVoucher(world, customer, 'UNANGJOINT', use);
    if ('reason' in found) throw new Error(found.reason);
    for (let i = 0; i < 3; i++) consumeVoucher(found.voucher, customer);
    expect(checkVoucher(world, customer, 'UNANGJOINT', use)).toHaveProperty('reason');
    releaseVoucher(found.voucher, customer);
    expect(checkVoucher(world, customer, 'UNANGJOINT', use)).toHaveProperty('discount', 60_00);
  });

  it('are listed with their status', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('andrea');
    const { data } = await sandbox.call<{ code: string; status: string }[]>('GET', '/api/vouchers', { token });
    const count = (status: string) => data.filter((voucher) => voucher.status === status).length;
    expect([count('Available'), count('Used'), count('Expired')]).toEqual([6, 2, 2]);
  });
});

describe('sha256', () => {
  it('agrees with the reference', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
  });
});
