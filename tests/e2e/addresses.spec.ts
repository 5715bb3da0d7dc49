import { readFile } from 'node:fs/promises';
import { choose, expect, expectAccessible, pickPlace, test } from './app';
import { signIn } from './signIn';

const HEAD = 'label,street,landmark,region,province,city,barangay,contact person,mobile,latitude,longitude,default';
const csv = (...rows: string[]) => ({
  name: 'places.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\n')),
});
const DEPOT = 'Depot,24 Shaw Blvd,,NCR,,Pasig City,Kapitolyo,Maria Santos,09171234567,14.5703,121.0607,no';

test('adds an address by search, places and a pin set by keyboard, and undoes a deletion', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/address');
  await expect(page.getByText('12 saved')).toBeVisible();
  await page.getByRole('button', { name: 'Add address' }).click();
  const form = page.getByRole('form', { name: 'Add address' });
  await form.getByLabel('Address name').fill('Gallery');
  await pickPlace(page, 'Search a place', 'gilmore');
  await form.getByLabel('Street, building, unit').fill('42 Gilmore Ave');
  await choose(page, 'City$', 'Makati City');
  await expect(form.getByText('Not on the map yet')).toBeVisible();
  await choose(page, 'Barangay$', 'Bel-Air');
  await expect(form.getByText('Approximate pin: check it')).toBeVisible();
  await form.getByRole('button', { name: 'Move the pin' }).click();
  const map = form.locator('.leaflet-container');
  await expect(map).toBeVisible();
  await expectAccessible(page);
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await form.getByRole('button', { name: 'Use this point' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText(/^Point set at 14\.\d+, 12[01]\.\d+$/)).toBeAttached();
  await form.getByLabel('Contact person').fill('Ramon dela Peña');
  await form.getByLabel('Mobile number').fill('9206158843');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('13 saved')).toBeVisible();

  await page.getByRole('button', { name: 'More about Gallery' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByText('12 saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('13 saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('13 saved')).toBeVisible();
});

test('refuses a wrong address file, imports the corrected one, and exports the list', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/address?import=csv');
  const panel = page.getByRole('region', { name: 'Import addresses' });
  const box = panel.getByLabel('Choose a CSV file');
  await box.setInputFiles(csv(DEPOT, DEPOT.replace('Depot', 'Shop').replace('Kapitolyo', 'Atlantis')));
  await expect(panel.getByRole('cell', { name: 'There is no barangay “Atlantis” in Pasig City.' })).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Choose the file again').setInputFiles(csv(DEPOT, DEPOT.replace('Depot', 'Shop')));
  await panel.getByRole('button', { name: 'Import 2 addresses' }).click();
  await expect(panel.getByText('2 addresses saved.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close import' }).click();
  await expect(page.getByText('14 saved')).toBeVisible();

  const byDefault = page.getByRole('radio', { name: 'Default' });
  await byDefault.click();
  await expect(byDefault).toBeChecked();
  await expect(page.getByText('1 of 14')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]?.replace('\uFEFF', '')).toBe(HEAD);
  expect(lines).toHaveLength(2);
});
