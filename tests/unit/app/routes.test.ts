import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PAGES } from '@/app/prerender/pages';
import { pageRoutes } from '@/app/routes';
import { COMPANY, INDIVIDUAL, UNVERIFIED, VISITOR } from '../../e2e/screens';

type Row = [path: string, title: string | undefined, access: string, flags?: 'action page' | 'allowed on mobile'];

/** Route table of spec section 2, line by line, then the routes that other sections name. */
const TABLE: Row[] = [
  ['/', 'Home', 'public'],
  ['/quickquote', 'Quick Quotation', 'public'],
  ['/quickquote/booking', undefined, 'public', 'action page'],
  ['/tracktrace', 'Track & Trace', 'public'],
  ['/login', 'Login', 'visitor'],
  ['/session', undefined, 'visitor'],
  ['/forgot', 'Forgot Password', 'public', 'allowed on mobile'],
  ['/auth/reset-password', 'Reset Password', 'public', 'allowed on mobile'],
  ['/auth/reset-password/success', undefined, 'public', 'allowed on mobile'],
  ['/signup', undefined, 'visitor'],
  ['/signup/corporate', undefined, 'visitor'],
  ['/signup/individual', undefined, 'visitor'],
  ['/signup/success', undefined, 'public'],
  ['/signup/individual/success', undefined, 'public'],
  ['/dashboard', undefined, 'customer'],
  ['/about', undefined, 'public'],
  ['/settings', undefined, 'customer'],
  ['/mybooking', 'My Bookings', 'customer'],
  ['/voucher', 'Vouchers', 'customer'],
  ['/payment-method', undefined, 'customer'],
  ['/my-calendar', 'Calendar', 'customer'],
  ['/address', undefined, 'customer'],
  ['/help-center', undefined, 'public'],
  ['/booking/exclusive', undefined, 'customer', 'action page'],
  ['/booking/exclusive/maps', 'Maps', 'customer', 'action page'],
  ['/booking/exclusive/maps/routes', 'Routes', 'customer', 'action page'],
  ['/booking/track-trace', 'Track & Trace', 'customer'],
  ['/booking/shared', undefined, 'customer', 'action page'],
  ['/wallet', undefined, 'customer'],
  ['/wallet/transactions', 'Transaction', 'customer'],
  ['/wallet/corporate', undefined, 'customer', 'action page'],
  ['/payment/method/failure', 'Wallet Failed', 'customer'],
  ['/payment/method/success', 'Wallet Success', 'customer'],
  ['/auth/verification/sms', undefined, 'customer'],
  ['/auth/verification/email', undefined, 'customer'],
  ['/auth/verification/success', undefined, 'customer'],
  ['/help', undefined, 'public'],
  ['/booking/batch', 'Many deliveries', 'customer', 'action page'],
  ['/track/:bookingNumber', 'Track & Trace', 'public', 'allowed on mobile'],
];

describe('the route table', () => {
  it.each(TABLE)('has %s with the title %s and access %s', (path, title, access, flags) => {
    const found = pageRoutes.filter((row) => row.path === path);
    expect(found).toHaveLength(1);
    const [route] = found;
    expect([route?.handle.title, route?.handle.access]).toEqual([title, access]);
    expect(route?.handle.isActionPage ?? false).toBe(flags === 'action page');
    expect(route?.handle.allowOnMobile ?? false).toBe(flags === 'allowed on mobile');
  });

  it('has no other route', () => {
    expect(pageRoutes.map(({ path }) => path).sort()).toEqual(TABLE.map(([path]) => path).sort());
  });

  it('has a browser test for each route', () => {
    const opened = [...VISITOR, ...INDIVIDUAL, ...COMPANY, ...UNVERIFIED].map(
      ([address]) => address.split('?')[0] ?? '',
    );
    const missing = pageRoutes.filter(({ path }) => !opened.some((address) => matchPath(path, address)));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('keeps pages of customers out of search engines', () => {
    const closed = readFileSync('public/robots.txt', 'utf8')
      .split('\n')
      .flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? []);
    const open = pageRoutes.filter(({ path }) => !closed.some((start) => path.startsWith(start)));
    expect(open.filter(({ handle }) => handle.access === 'customer').map(({ path }) => path)).toEqual([]);
    expect(Object.keys(PAGES).filter((path) => !open.some((route) => route.path === path))).toEqual([]);
  });
});
