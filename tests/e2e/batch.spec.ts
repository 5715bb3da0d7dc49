import { expect, expectAccessible, test } from './app';
import { signIn } from './signIn';

const HEAD =
  'street,region,city,barangay,contact person,mobile,latitude,longitude,goods type,category,subcategory,unit,quantity,weight per unit kg';
const row = (index: number) =>
  `${index + 1} Shaw Blvd,NCR,Pasig City,Kapitolyo,Maria Santos,09171234567,${(14.4 + (index % 7) * 0.05).toFixed(4)},${(120.95 + (index % 11) * 0.02).toFixed(4)},Household,Kitchenware,Cookware,Box,2,3.5`;

test('100 drop-offs become seven bookings, which a reload leaves as they are', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/booking/batch');
  const list = [HEAD, ...Array.from({ length: 100 }, (_, index) => row(index))].join('\n');
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'stops.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByRole('heading', { name: '7 bookings for 100 drop-offs' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'These deliveries contain no prohibited items' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place 7 bookings' }).click();
  await expect(page.getByRole('heading', { name: '7 of 7 bookings placed' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay LGX/ })).toHaveCount(7);
  await expectAccessible(page);
  const placed = await page.getByRole('list', { name: 'Bookings' }).innerText();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Pay LGX/ })).toHaveCount(7);
  await expect.poll(() => page.getByRole('list', { name: 'Bookings' }).innerText()).toBe(placed);
});
