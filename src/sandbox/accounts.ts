/** Password of every demo account; seed/customers.ts holds their records. */
export const DEMO_PASSWORD = 'Padala#2026';

export type DemoAccount = { username: string; email: string; name: string; about: string };

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'andrea',
    email: 'andrea.villanueva@example.ph',
    name: 'Andrea Villanueva',
    about: 'Individual, complete',
  },
  { username: 'bea', email: 'bea.lacson@example.ph', name: 'Bea Lacson', about: 'Individual, not verified' },
  { username: 'carlo', email: 'carlo.mendoza@example.ph', name: 'Carlo', about: 'Individual, profile incomplete' },
  { username: 'dina', email: 'dina.ocampo@example.ph', name: 'Dina Ocampo', about: 'Individual, no card or wallet' },
  {
    username: 'harbor.foods',
    email: 'dispatch@harborfoods.example.ph',
    name: 'Harbor Foods Corp.',
    about: 'Corporate, Per SOA with credit',
  },
  {
    username: 'isla.trading',
    email: 'admin@islatrading.example.ph',
    name: 'Isla Trading Inc.',
    about: 'Corporate, Per SOA, no credit left',
  },
];
