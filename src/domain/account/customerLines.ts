import type { Company, UserProfile } from '@/api/wire';
import { getFullName, toTextOrDash } from '@/utils/text';

type Payer = { company: Company | null | undefined; profile: UserProfile | null | undefined };

/** Returns the lines of a receipt that name the customer: a company with its TIN and address, as far as it gave them. */
export const getCustomerLines = ({ company, profile }: Payer) => [
  { label: 'Name', value: company?.company_name ?? getFullName(profile) },
  ...(company?.tin ? [{ label: 'TIN', value: company.tin }] : []),
  ...(company?.business_address ? [{ label: 'Address', value: company.business_address }] : []),
  { label: 'Account no.', value: toTextOrDash(profile?.account_number) },
];
