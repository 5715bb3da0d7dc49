import * as v from 'valibot';
import { expect, it } from 'vitest';
import * as bookingRows from '@/api/rows/booking';
import * as moneyRows from '@/api/rows/money';
import { booking } from '../../builders/booking';
import { transaction } from '../../builders/transaction';
import { unknownValue } from '../../builders/unknownValue';

const UNKNOWN = unknownValue('On hold');

it('keeps a status that the app does not know', () => {
  const sent = booking({ status: UNKNOWN, payment_status: UNKNOWN });
  expect(v.parse(bookingRows.booking, sent)).toMatchObject({ status: 'On hold', payment_status: 'On hold' });
});

// `npm run typecheck` fails at a directive below if its comparison compiles
it('compiles no comparison with a misspelled status', () => {
  const read = v.parse(bookingRows.booking, booking());
  const paid = v.parse(moneyRows.transaction, transaction());
  // @ts-expect-error misspelled status of a booking
  expect(read.status === 'Canceled').toBe(false);
  // @ts-expect-error misspelled status of a payment
  expect(read.payment_status === 'Unpayed').toBe(false);
  // @ts-expect-error misspelled type of a transaction
  expect(paid.type === 'Topup').toBe(false);
});
