import type { Customer, UserProfile } from '@/api/wire';

type Changes = Partial<Omit<Customer, 'user'>> & { username?: string; profile?: Partial<UserProfile> };

/** Builds an individual with a complete, verified profile; a test states only what it needs. */
export function individual({ username = 'ana', profile = {}, ...changes }: Changes = {}): Customer {
  return {
    id: 41,
    customer_type: 'individual',
    remaining_credits: 250.5,
    points: 250.5,
    credit_limit: 0,
    billing_type: 'Prepaid',
    company: null,
    ...changes,
    user: {
      id: 77,
      username,
      email: `${username}@example.ph`,
      mobile: '9171234567',
      user_profile: {
        first_name: 'Ana',
        middle_name: null,
        last_name: 'Reyes',
        profile_image: null,
        account_number: 'LGX-000041',
        birth_date: '1994-03-12',
        gender: 'Female',
        is_email_verified: true,
        is_mobile_verified: true,
        ...profile,
      },
    },
  };
}

/** Builds a company that is billed per statement of account and has credit left. */
export const corporate = (changes: Changes = {}): Customer =>
  individual({
    id: 52,
    customer_type: 'Corporate',
    remaining_credits: 84_500,
    credit_limit: 150_000,
    billing_type: 'Per SOA',
    company: {
      id: 9,
      company_name: 'Harbor Foods Corp.',
      company_type: { id: 2, name: 'Corporation' },
      tin: '008-123-456-000',
      business_address: '12 Port Road, Tondo, Manila',
      contact_person: 'Lito Ramos',
      contact_number: '9179876543',
      documents: [],
    },
    username: 'harbor',
    ...changes,
    profile: { first_name: 'Lito', last_name: 'Ramos', account_number: 'LGX-000052', ...changes.profile },
  });
