import { Circle } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { Address } from '@/api/wire';
import type { Command } from '@/features/command-palette/command';
import {
  getAddressCommands,
  getBookingCommands,
  getDropoffCommands,
  getNumberCommands,
} from '@/features/command-palette/customerCommands';
import { getPageCommands } from '@/features/command-palette/pageCommands';
import { matchText, rankCommands, scoreCommand } from '@/features/command-palette/rankCommands';
import { booking } from '../../builders/booking';

const address = (id: number, label: string) =>
  ({ id, label, address_line: `${id} Salcedo St`, city: { id: '1', name: 'Makati City' } }) as unknown as Address;

const ADDRESSES = [address(1, 'Office'), address(2, 'Peña Store'), address(3, 'Warehouse')];
const BOOKINGS = [booking({ id: 7, booking_number: 'LGX-260716-0482' })];

const labels = (commands: readonly Command[], query: string) =>
  rankCommands(commands, query).flatMap((section) => section.commands.map(({ label }) => label));

it.each([
  ['Payment methods', 'pay', 'start'],
  ['Payment methods', 'payment m', 'start'],
  ['Payment methods', 'METHODS', 'words'],
  ['Book Special from Office to…', 'special off', 'words'],
  ['LGX-260716-0482', 'lgx-2607', 'start'],
  ['LGX-260716-0482', '0482', 'words'],
  ['Peña Store', 'pena', 'start'],
  ['Payment methods', 'pmt', 'letters'],
  ['Payment methods', 'pm', 'none'],
  ['Payment methods', 'ymt', 'none'],
  ['Payment methods', 'methods payment', 'none'],
  ['Payment methods', ' - ', 'none'],
])('"%s" matches "%s" by: %s', (text, query, match) => {
  expect(matchText(text, query)).toBe(match);
});

it('a start precedes the start of a word and that precedes letters; a label precedes an alias and that a detail', () => {
  const named = (changes: Partial<Command>): Command => ({
    id: '',
    group: 'Pages',
    label: 'Other',
    Icon: Circle,
    action: { kind: 'log-out' },
    ...changes,
  });
  const byScore = [
    named({ label: 'Credit' }),
    named({ aliases: ['credit limit'] }),
    named({ label: 'Ask for credit' }),
    named({ aliases: ['my credit'] }),
    named({ detail: 'Credit Street' }),
    named({ label: 'Carton red items' }),
    named({ label: 'Calendar' }),
  ].map((command) => scoreCommand(command, 'credit'));
  expect(byScore).toEqual([6, 5, 4, 3, 2, 1, 0]);
});

describe('the first result', () => {
  const all = (user: 'individual' | 'corporate') => [
    ...getPageCommands(user),
    ...getBookingCommands(BOOKINGS),
    ...getAddressCommands(ADDRESSES),
  ];

  it.each([
    ['soa', 'corporate', 'Pay my statement'],
    ['statement of', 'corporate', 'Credit'],
    ['credit', 'corporate', 'Credit'],
    ['cards', 'individual', 'Payment methods'],
    ['gcash', 'individual', 'Payment methods'],
    ['points', 'individual', 'Wallet'],
    ['top', 'individual', 'Top up'],
    ['logout', 'individual', 'Log out'],
    ['promo', 'individual', 'Vouchers'],
    ['office', 'individual', 'Office'],
    ['book special from off', 'individual', 'Book Special from Office to…'],
    ['book again', 'individual', 'Book again LGX-260716-0482'],
    ['lgx', 'individual', 'LGX-260716-0482'],
    ['0482', 'individual', 'LGX-260716-0482'],
    ['track 0482', 'individual', 'Track LGX-260716-0482'],
  ] as const)('for "%s" of %s customers is "%s"', (query, user, first) => {
    expect(labels(all(user), query)[0]).toBe(first);
  });

  it('is none if nothing matches', () => {
    expect(rankCommands(all('individual'), 'zebra crossing')).toEqual([]);
  });
});

it('an empty search shows pages and actions, and three bookings, but none of the many for addresses', () => {
  const many = [1, 2, 3, 4].map((id) => booking({ id, booking_number: `LGX-260716-000${id}` }));
  const sections = rankCommands([...getBookingCommands(many), ...getAddressCommands(ADDRESSES)], ' ');
  expect(sections.map(({ group, commands }) => [group, commands.length])).toEqual([['Bookings', 3]]);
  expect(rankCommands(getPageCommands('visitor'), '').map(({ group }) => group)).toEqual(['Actions', 'Pages']);
});

it('a visitor is offered public pages only', () => {
  const targets = getPageCommands('visitor').flatMap(({ action }) => (action.kind === 'go' ? [action.to] : []));
  expect(targets).toEqual([
    '/quickquote/booking',
    '/tracktrace',
    '/login',
    '/signup',
    '/',
    '/quickquote',
    '/help-center',
    '/about',
  ]);
});

it.each([
  ['a visitor tracks a complete number', ' lgx-260101-0001 ', false, ['/tracktrace?number=LGX-260101-0001']],
  ['a customer tracks it in the account', 'LGX-260101-0001', true, ['/booking/track-trace?number=LGX-260101-0001']],
  ['an incomplete number is not tracked', 'LGX-260101', false, []],
  ['an own booking has its command already', 'lgx-260716-0482', true, []],
] as const)('%s', (_case, query, isCustomer, targets) => {
  const commands = getNumberCommands(query, BOOKINGS, isCustomer);
  expect(commands.map(({ action }) => action.kind === 'go' && action.to)).toEqual(targets);
});

it('the drop-offs of a delivery are the other addresses, and the form', () => {
  const commands = getDropoffCommands(ADDRESSES, 'exclusive', ADDRESSES[0]!);
  expect(commands.map(({ label }) => label)).toEqual(['Peña Store', 'Warehouse', 'Enter the drop-off in the form']);
});
