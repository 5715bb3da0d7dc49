import type { Voucher } from '@/api/wire';
import { toManilaIso } from '../clock';
import { toPesos } from '../domain/centavos';
import { getUsesLeft, getVoucherStatus } from '../domain/vouchers';
import { defineRoute, ok } from '../http';
import type { CustomerRecord, VoucherRecord } from '../records/accounts';

const toVoucher = (voucher: VoucherRecord, customer: CustomerRecord, now: number): Voucher => ({
  id: voucher.id,
  code: voucher.code,
  title: voucher.title,
  description: voucher.description,
  kind: voucher.kind,
  value: voucher.kind === 'percent' ? voucher.value : toPesos(voucher.value),
  ...(voucher.max_discount !== null && { max_discount: toPesos(voucher.max_discount) }),
  min_spend: toPesos(voucher.min_spend),
  valid_from: toManilaIso(voucher.valid_from),
  valid_until: toManilaIso(voucher.valid_until),
  ...(voucher.booking_type !== null && { booking_type: voucher.booking_type }),
  remaining_uses: getUsesLeft(voucher, customer),
  status: getVoucherStatus(voucher, customer, now),
});

export const voucherRoutes = [
  defineRoute('GET', '/api/vouchers', { auth: 'bearer' }, ({ world, customer, now }) => {
    const own = world.vouchers.filter((voucher) => voucher.customer_id === null || voucher.customer_id === customer.id);
    const started = own.filter((voucher) => voucher.valid_from <= now);
    return ok(
      started.sort((a, b) => a.valid_until - b.valid_until).map((voucher) => toVoucher(voucher, customer, now)),
    );
  }),
];
