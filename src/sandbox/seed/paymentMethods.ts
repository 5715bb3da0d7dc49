import type { PaymentMethodRecord } from '../records/accounts';
import type { World } from '../world';
import { findDemoCustomer } from './customers';

type Kind = PaymentMethodRecord['kind'];
/** `month` is the expiry month of a card; 'next' expires next month, otherwise the card is valid for two more years. */
type Row = [
  owner: string,
  kind: Kind,
  brand: string,
  lastFour: string,
  holder: string,
  token: string,
  month?: number | 'next',
];

/** One row per payment method; the first of each owner is the default. */
// prettier-ignore
const ROWS: Row[] = [
  ['andrea', 'card', 'Visa', '4417', 'Andrea M. Villanueva', 'tok_sandbox_visa4417', 9],
  ['andrea', 'card', 'Mastercard', '2086', 'Andrea M. Villanueva', 'tok_sandbox_3ds_mc2086', 'next'],
  ['andrea', 'wallet', 'Wallet', '', 'Andrea Villanueva', ''],
  ['andrea', 'gcash', 'GCash', '0136', 'Andrea Villanueva', ''],
  ['bea', 'card', 'Visa', '7702', 'Bea Lacson', 'tok_sandbox_visa7702', 4],
  ['bea', 'wallet', 'Wallet', '', 'Bea Lacson', ''],
  ['carlo', 'card', 'Mastercard', '5150', 'Carlo Mendoza', 'tok_sandbox_mc5150', 6],
  ['harbor.foods', 'card', 'Visa', '8820', 'Miguel Tan', 'tok_sandbox_visa8820', 12],
  ['harbor.foods', 'wallet', 'Wallet', '', 'Harbor Foods Corp.', ''],
  ['isla.trading', 'card', 'Visa', '3094', 'Liza Ramos', 'tok_sandbox_visa3094', 2],
];

export function seedPaymentMethods(world: World, now: number): void {
  const nextMonth = new Date(now);
  nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1);
  const inTwoYears = new Date(now).getUTCFullYear() + 2;

  ROWS.forEach(([owner, kind, brand, last_four, holder_name, token, month], index) => {
    const { id: customer_id, mobile } = findDemoCustomer(world, owner);
    world.paymentMethods.push({
      id: 201 + index,
      customer_id,
      kind,
      token,
      mobile: kind === 'gcash' ? mobile : '',
      brand,
      last_four,
      holder_name,
      expiry_month: month === 'next' ? nextMonth.getUTCMonth() + 1 : (month ?? null),
      expiry_year: month === undefined ? null : month === 'next' ? nextMonth.getUTCFullYear() : inTwoYears,
      is_default: !world.paymentMethods.some((method) => method.customer_id === customer_id),
      is_verified: true,
    });
  });
}
