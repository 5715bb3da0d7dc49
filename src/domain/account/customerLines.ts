import type { Company, UserProfile } from '@/api/wire';
import { fullName, orDash } from '@/utils/text';

type Payer = { company: Company | null | undefined; profile: UserProfile | null | undefined };

/** Returns the lines of a receipt that name the customer. */
export const getCustomerLines = ({ company, profile }: Payer) => [
  { label: 'Account', value: company?.company_name ?? fullName(profile) },
  ...(company?.tin ? [{ label: 'TIN', value: company.tin }] : []),
  { label: 'Account no.', value: orDash(profile?.account_number) },
];
