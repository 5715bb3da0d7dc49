import { expect, expectAccessible, login, test } from './app';

const VISITOR = [
  '/quickquote',
  '/tracktrace',
  '/about',
  '/session',
  '/signup',
  '/forgot',
  '/auth/reset-password',
  '/track/LGX-000000-0000',
  '/no/such/page',
];

const CUSTOMER = [
  '/dashboard',
  '/mybooking?status=Completed',
  '/mybooking?status=Cancelled',
  '/booking/exclusive',
  '/booking/shared',
  '/booking/track-trace',
  '/booking/exclusive/maps?booking=0',
  '/booking/exclusive/maps/routes?booking=0',
  '/payment/method/failure',
  '/payment/method/success',
  '/wallet',
  '/wallet/transactions',
  '/payment-method',
  '/voucher',
  '/my-calendar',
  '/address',
  '/help-center',
  '/settings',
];

test('no screen of a visitor has a fault or a barrier', async ({ page }) => {
  for (const path of VISITOR) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expectAccessible(page);
  }
});

test('no screen of a customer has a fault or a barrier', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  for (const path of CUSTOMER) {
    await page.goto(path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
});

const GATES = [
  ['bea', 'Verify your account'],
  ['carlo', 'Please update your profile details and documents before booking.'],
  ['dina', 'Create New Card'],
] as const;

for (const [username, title] of GATES) {
  test(`the gate of ${username} has no barrier`, async ({ page }) => {
    await page.goto('/login?next=%2Fbooking%2Fexclusive');
    await login(page, username);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/booking/exclusive');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page);
  });
}
