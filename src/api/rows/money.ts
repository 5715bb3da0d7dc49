import * as v from 'valibot';
import { flag, id, text, type SchemaOf } from '@/lib/schema';
import type { PaymentMethod, Transaction, Voucher } from '../wire';
import { amount, maybeNumber, maybeText, optionalNumber, optionalText, requiredText } from './fields';

export const transaction: SchemaOf<Transaction> = v.looseObject({
  id,
  reference: text,
  type: text,
  status: text,
  amount: v.number(),
  balance_after: maybeNumber,
  method: maybeText,
  booking_number: optionalText,
  date_created: text,
  description: maybeText,
});

export const paymentMethod: SchemaOf<PaymentMethod> = v.looseObject({
  id,
  kind: requiredText,
  brand: maybeText,
  last_four: maybeText,
  holder_name: maybeText,
  expiry_month: maybeNumber,
  expiry_year: maybeNumber,
  is_default: flag,
  is_verified: flag,
  balance: optionalNumber,
});

/** Without its kind and value nothing can be deducted. */
export const voucher: SchemaOf<Voucher> = v.looseObject({
  id,
  code: requiredText,
  title: text,
  description: text,
  kind: v.picklist(['percent', 'amount']),
  value: v.number(),
  max_discount: optionalNumber,
  min_spend: amount,
  valid_from: text,
  valid_until: text,
  booking_type: v.fallback(v.optional(v.nullable(v.picklist(['exclusive', 'shared']))), undefined),
  remaining_uses: amount,
  status: text,
});
