import type { Customer } from '@/api/wire';

/** Returns true for a corporate customer; the type may have capitals. */
export const isCorporate = (customer: Pick<Customer, 'customer_type'> | null) =>
  /corporate/i.test(customer?.customer_type ?? '');
