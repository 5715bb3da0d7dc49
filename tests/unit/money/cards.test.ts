import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '@/api/wire';
import {
  canCharge,
  formatExpiryDate,
  getExpiryState,
  getMethodName,
  getMethodStep,
} from '@/domain/money/paymentMethods';
import {
  findCardProblems,
  formatCardNumber,
  formatExpiry,
  getCardBrand,
  getSecurityCode,
  readExpiry,
} from '@/features/payment-methods/cardRules';
import { tokenizeCard } from '@/lib/sandboxTokenizer';
import { unknownValue } from '../../builders/unknownValue';

const good = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', holder_name: 'Andrea M. Villanueva' };
const thisYear = new Date().getFullYear();

describe('the step of a customer whose methods cannot be charged', () => {
  const visa = {
    id: 1,
    kind: 'card',
    brand: 'Visa',
    last_four: '4242',
    is_verified: false,
    expiry_month: 12,
    expiry_year: 2040,
  };
  const wallet = { id: 2, kind: 'wallet', brand: 'Wallet', last_four: '', is_verified: false };

  it.each([
    ['verifies a card', [wallet, visa], { label: 'Verify Visa 4242', path: '/payment-method' }],
    ['adds a card without one', [wallet], { label: 'Create new card', path: '/payment-method?add=card' }],
    ['adds a card if the other has expired', [{ ...visa, expiry_year: 2020 }], { label: 'Create new card' }],
  ])('%s', (_name, methods, step) => {
    expect(getMethodStep(methods as PaymentMethod[], Date.now())).toMatchObject(step);
  });
});

describe('a typed card', () => {
  it('is valid when number, expiry, code and holder are right', () => {
    expect(findCardProblems(good)).toEqual({});
    expect(findCardProblems({ ...good, number: '3782 822463 10005', cvc: '1234' })).toEqual({});
  });

  it.each([
    [{ number: '' }, { number: 'Enter the card number.' }],
    [{ number: '4242 4242 4242 4241' }, { number: "That card number isn't valid. Check the digits." }],
    [{ number: '4242' }, { number: "That card number isn't valid. Check the digits." }],
    [{ expiry: '' }, { expiry: 'Enter the expiry date.' }],
    [{ expiry: '1' }, { expiry: 'Enter the month and year as MM/YY.' }],
    [{ expiry: '13/30' }, { expiry: 'Enter a month from 01 to 12.' }],
    [{ expiry: '01/20' }, { expiry: 'This card has expired.' }],
    [{ cvc: '12' }, { cvc: 'Enter the 3-digit CVV.' }],
    [{ number: '3782 822463 10005' }, { cvc: 'Enter the 4-digit CID.' }],
    [{ holder_name: 'A' }, { holder_name: 'Enter the name as shown on the card.' }],
  ])('with %j is refused: %j', (change, problems) => {
    expect(findCardProblems({ ...good, ...change })).toEqual(problems);
  });

  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'Visa', 3],
    ['5555-5555-5555-4444', '5555 5555 5555 4444', 'Mastercard', 3],
    ['378282246310005', '3782 822463 10005', 'American Express', 4],
    ['', '', '', 3],
  ])('formats %s as "%s" of the brand "%s"', (typed, shown, brand, size) => {
    expect(formatCardNumber(typed)).toBe(shown);
    expect(getCardBrand(typed)).toBe(brand);
    expect(getSecurityCode(typed).size).toBe(size);
  });

  it('keeps every digit in order, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatCardNumber(text).replace(/ /g, '')).toBe(text.replace(/\D/g, '').slice(0, 19));
        expect(formatCardNumber(formatCardNumber(text))).toBe(formatCardNumber(text));
      }),
    );
  });

  it.each([
    ['9', '09'],
    ['1', '1'],
    ['12', '12'],
    ['1240', '12/40'],
    ['12/2040', '12/2040'],
    ['1/', '01'],
    ['1/28', '01/28'],
    ['1 / 2028', '01/2028'],
    ['9/28', '09/28'],
  ])('formats the expiry %s as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('reads an expiry as month and full year', () => {
    expect(readExpiry(`12/${String(thisYear + 1).slice(2)}`)).toEqual({ month: 12, year: thisYear + 1 });
    expect(readExpiry('12/2')).toBeNull();
  });
});

describe('the tokenizer of the sandbox', () => {
  const tokenize = async (number: string, cvc = '123') => {
    const result = await tokenizeCard({ number, cvc, expiryMonth: 12, expiryYear: thisYear + 1 });
    return 'token' in result ? result.token : '';
  };

  it('returns a token without the number and the code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^\d{16}$/), fc.stringMatching(/^\d{3}$/), async (number, cvc) => {
        expect(await tokenize(number, cvc)).toMatch(/^tok_sandbox_[a-z_]{16,}$/);
      }),
    );
  });

  it('marks the test cards, as the bank would', async () => {
    expect(await tokenize('4000 0000 0000 0002')).toContain('_declined_');
    expect(await tokenize('4000 0027 6000 3184')).toContain('_3ds_');
  });
});

const card = (fields: Partial<PaymentMethod>): PaymentMethod => ({
  id: 1,
  kind: 'card',
  brand: 'Visa',
  last_four: '4417',
  holder_name: 'A B',
  expiry_month: 12,
  expiry_year: 2026,
  is_default: false,
  is_verified: true,
  ...fields,
});

describe('a saved method', () => {
  it.each([
    ['2026-12-31T23:59:59+08:00', 'soon'],
    ['2027-01-01T00:00:00+08:00', 'expired'],
    ['2026-12-02T00:00:00+08:00', 'soon'],
    ['2026-12-01T23:59:59+08:00', 'good'],
  ])('that expires in 12/26 is, at %s: %s', (now, state) => {
    expect(getExpiryState(card({}), Date.parse(now))).toBe(state);
  });

  it('without an expiry date never expires', () => {
    expect(getExpiryState(card({ expiry_month: null, expiry_year: null }), Date.now())).toBe('good');
    expect(formatExpiryDate(card({ expiry_month: null }))).toBe('');
    expect(formatExpiryDate(card({ expiry_month: 9, expiry_year: 2028 }))).toBe('09/28');
  });

  it.each<[Partial<PaymentMethod>, string]>([
    [{}, 'Visa 4417'],
    [{ brand: null, last_four: null }, 'Card'],
    [{ kind: 'gcash', last_four: '0136' }, 'GCash 0136'],
    [{ kind: 'wallet', brand: 'Wallet', last_four: '' }, 'Wallet'],
    [{ kind: unknownValue('constructor'), brand: 'Coins', last_four: null }, 'Coins'],
  ])('%j is called %s', (fields, name) => {
    expect(getMethodName(card(fields))).toBe(name);
  });

  it('can be charged when verified and not expired, unless it is the wallet', () => {
    const now = Date.parse('2026-11-21T12:00:00+08:00');
    expect(canCharge(card({}), now)).toBe(true);
    expect(canCharge(card({ is_verified: false }), now)).toBe(false);
    expect(canCharge(card({ expiry_month: 10 }), now)).toBe(false);
    expect(canCharge(card({ kind: 'wallet' }), now)).toBe(false);
  });
});
