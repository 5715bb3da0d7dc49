import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts';
import { daysToMs } from '../clock';
import { COMPANY_TYPES } from '../domain/companyTypes';
import { hashSecret } from '../domain/secrets';
import type { CompanyRecord, CustomerRecord, DocumentRecord } from '../records/accounts';
import type { World } from '../world';

/** Hashed once, since every test seeds a world. */
let password: string | null = null;
const getDemoPassword = () => (password ??= hashSecret(DEMO_PASSWORD, 'demo'));

type Person = {
  first: string;
  middle?: string;
  last: string;
  account: string;
  born: string;
  gender: string;
  mobile: string;
};

const PEOPLE: Record<string, Person> = {
  andrea: {
    first: 'Andrea',
    middle: 'Marquez',
    last: 'Villanueva',
    account: '20-418-7731',
    born: '1994-03-12',
    gender: 'Female',
    mobile: '9174820136',
  },
  bea: {
    first: 'Bea',
    last: 'Lacson',
    account: '20-552-0914',
    born: '1998-11-02',
    gender: 'Female',
    mobile: '9176503391',
  },
  carlo: { first: 'Carlo', last: '', account: '20-607-2280', born: '', gender: '', mobile: '9209914407' },
  dina: {
    first: 'Dina',
    middle: 'Reyes',
    last: 'Ocampo',
    account: '20-731-5526',
    born: '1989-07-24',
    gender: 'Female',
    mobile: '9285510073',
  },
  'harbor.foods': {
    first: 'Miguel',
    last: 'Tan',
    account: '30-118-4402',
    born: '1982-01-19',
    gender: 'Male',
    mobile: '9188042217',
  },
  'isla.trading': {
    first: 'Liza',
    last: 'Ramos',
    account: '30-204-6619',
    born: '1986-09-30',
    gender: 'Female',
    mobile: '9193370658',
  },
};

const getCompanyType = (id: number) => COMPANY_TYPES.find((type) => type.id === id) ?? { id, name: '' };
const toDocument = (id: number, name: string): DocumentRecord => ({ id, name, url: '/mark.svg', status: 'Approved' });

const COMPANIES: Record<string, CompanyRecord> = {
  'harbor.foods': {
    id: 61,
    company_name: 'Harbor Foods Corp.',
    company_type: getCompanyType(3),
    tin: '008-412-773-000',
    business_address: '12 Pier Road, North Harbor, Manila',
    contact_person: 'Miguel Tan',
    contact_number: '9188042217',
    documents: [toDocument(71, 'Business permit'), toDocument(72, 'SEC registration')],
  },
  'isla.trading': {
    id: 62,
    company_name: 'Isla Trading Inc.',
    company_type: getCompanyType(3),
    tin: '009-115-260-000',
    business_address: '88 M. Naval Street, Navotas',
    contact_person: 'Liza Ramos',
    contact_number: '9193370658',
    documents: [toDocument(73, 'Business permit')],
  },
};

/** Balances in centavos. */
const MONEY: Record<string, Partial<Pick<CustomerRecord, 'points' | 'wallet' | 'credit_limit' | 'credit_used'>>> = {
  andrea: { points: 315_50, wallet: 2_480_00 },
  bea: { points: 40_00, wallet: 350_00 },
  'harbor.foods': { points: 265_00, wallet: 1_320_00, credit_limit: 500_000_00, credit_used: 181_549_75 },
  'isla.trading': { credit_limit: 150_000_00, credit_used: 150_000_00 },
};

export function seedCustomers(world: World, now: number): void {
  DEMO_ACCOUNTS.forEach(({ username, email }, index) => {
    const person = PEOPLE[username];
    if (!person) return;
    const company = COMPANIES[username] ?? null;
    const isVerified = username !== 'bea';
    world.customers.push({
      id: index + 1,
      customer_type: company ? 'Corporate' : 'individual',
      username,
      email,
      mobile: person.mobile,
      password: getDemoPassword(),
      billing_type: company ? 'Per SOA' : 'Prepaid',
      points: 0,
      wallet: 0,
      credit_limit: 0,
      credit_used: 0,
      ...MONEY[username],
      company: structuredClone(company),
      profile: {
        first_name: person.first,
        middle_name: person.middle ?? '',
        last_name: person.last,
        profile_image: null,
        account_number: person.account,
        birth_date: person.born,
        gender: person.gender,
        is_email_verified: isVerified,
        is_mobile_verified: isVerified,
      },
      providers: username === 'andrea' ? { 'google-oauth2': 'andrea' } : {},
      created_at: now - daysToMs(400 - index * 30),
    });
  });
}

/** Returns the seeded customer with that username. */
export function findDemoCustomer(world: World, username: string): CustomerRecord {
  const found = world.customers.find((customer) => customer.username === username);
  if (!found) throw new Error(`No demo account is called ${username}`);
  return found;
}
