import * as v from 'valibot';
import type { MethodKind } from '@/config/methodKinds';
import type { TransactionStatus, TransactionType, VoucherStatus } from '@/config/statuses';
import {
  amountOrZero,
  flag,
  id,
  nullableNumber,
  nullableText,
  optionalNumber,
  optionalText,
  requiredStatusOf,
  requiredText,
  statusOf,
  text,
  type SchemaOf,
} from '@/lib/schema';
import type { PaymentMethod, Transaction, Voucher } from '../wire';

export const transaction: SchemaOf<Transaction> = v.looseObject({
  id,
  reference: text,
  type: statusOf<TransactionType>(),
  status: statusOf<TransactionStatus>(),
  amount: v.number(),
  balance_after: nullableNumber,
  method: nullableText,
  booking_number: optionalText,
  payment_reference: optionalText,
  date_created: text,
  description: nullableText,
});

export const paymentMethod: SchemaOf<PaymentMethod> = v.looseObject({
  id,
  kind: requiredStatusOf<MethodKind>(),
  brand: nullableText,
  // a server may send the whole number
  last_four: v.pipe(
    nullableText,
    v.transform((digits) => digits && digits.slice(-4)),
  ),
  holder_name: nullableText,
  expiry_month: nullableNumber,
  expiry_year: nullableNumber,
  is_default: flag,
  is_verified: flag,
  balance: optionalNumber,
});

/** Kind and value are required to calculate the discount. */
export const voucher: SchemaOf<Voucher> = v.looseObject({
  id,
  code: requiredText,
  title: text,
  description: text,
  kind: v.picklist(['percent', 'amount']),
  value: v.number(),
  max_discount: optionalNumber,
  min_spend: amountOrZero,
  valid_from: text,
  valid_until: text,
  booking_type: v.fallback(v.optional(v.nullable(v.picklist(['exclusive', 'shared']))), undefined),
  remaining_uses: amountOrZero,
  status: statusOf<VoucherStatus>(),
});
