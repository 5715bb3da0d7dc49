import type { PaymentMethodRecord } from '../records/accounts';
import type { World } from '../world';
import { demoCustomer } from './customers';

type Card = { brand: string; last_four: string; holder_name: string; token: string; month: number; year: number };

export function seedPaymentMethods(world: World, now: number): void {
  // One card runs out next month, whenever the world begins.
  const soon = new Date(now);
  soon.setUTCMonth(soon.getUTCMonth() + 1, 1);
  const year = new Date(now).getUTCFullYear() + 2;

  card('andrea', {
    brand: 'Visa',
    last_four: '4417',
    holder_name: 'Andrea M. Villanueva',
    token: 'tok_sandbox_visa4417',
    month: 9,
    year,
  });
  card('andrea', {
    brand: 'Mastercard',
    last_four: '2086',
    holder_name: 'Andrea M. Villanueva',
    token: 'tok_sandbox_3ds_mc2086',
    month: soon.getUTCMonth() + 1,
    year: soon.getUTCFullYear(),
  });
  add('andrea', { kind: 'wallet', brand: 'Wallet', holder_name: 'Andrea Villanueva' });
  add('andrea', {
    kind: 'gcash',
    brand: 'GCash',
    last_four: '0136',
    holder_name: 'Andrea Villanueva',
  });
  card('bea', {
    brand: 'Visa',
    last_four: '7702',
    holder_name: 'Bea Lacson',
    token: 'tok_sandbox_visa7702',
    month: 4,
    year,
  });
  add('bea', { kind: 'wallet', brand: 'Wallet', holder_name: 'Bea Lacson' });
  card('carlo', {
    brand: 'Mastercard',
    last_four: '5150',
    holder_name: 'Carlo Mendoza',
    token: 'tok_sandbox_mc5150',
    month: 6,
    year,
  });
  card('harbor.foods', {
    brand: 'Visa',
    last_four: '8820',
    holder_name: 'Miguel Tan',
    token: 'tok_sandbox_visa8820',
    month: 12,
    year,
  });
  add('harbor.foods', { kind: 'wallet', brand: 'Wallet', holder_name: 'Harbor Foods Corp.' });
  card('isla.trading', {
    brand: 'Visa',
    last_four: '3094',
    holder_name: 'Liza Ramos',
    token: 'tok_sandbox_visa3094',
    month: 2,
    year,
  });

  function card(owner: string, { month, year: expiry_year, ...rest }: Card): void {
    add(owner, { kind: 'card', expiry_month: month, expiry_year, ...rest });
  }

  function add(
    owner: string,
    fields: Partial<PaymentMethodRecord> & Pick<PaymentMethodRecord, 'kind' | 'brand' | 'holder_name'>,
  ): void {
    const customer_id = demoCustomer(world, owner).id;
    world.paymentMethods.push({
      token: '',
      last_four: '',
      expiry_month: null,
      expiry_year: null,
      is_verified: true,
      ...fields,
      id: 201 + world.paymentMethods.length,
      customer_id,
      is_default: !world.paymentMethods.some((one) => one.customer_id === customer_id),
    });
  }
}
