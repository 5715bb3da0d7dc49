import type { Customer } from '@/api/wire';

/** Returns true for a corporate customer, whatever the casing of the type. */
export const isCorporate = (customer: Pick<Customer, 'customer_type'> | null) =>
  /corporate/i.test(customer?.customer_type ?? '');
