import type { Page, Route } from '@playwright/test';
import type { Customer } from '@/api/wire';
import { API_APP, SANDBOX_APP } from '../../playwright.config';
import { expect, expectAccessible, expectLost, login, test } from './app';
import { signIn } from './signIn';

const PHOTO = 'docs/dashboard.png';

async function openSettings(page: Page, username: string, app = SANDBOX_APP) {
  await signIn(page, username, app);
  await page.goto(`${app}/settings`);
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
}

/** Returns the size and a digest of the pixels of a picture, to compare two pictures. The policy allows no fetch of it. */
const look = (page: Page, src: string) =>
  page.evaluate(async (url) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels));
    return { width, height, digest: [...digest].join(' ') };
  }, src);

test('a photo is cropped by keyboard or with buttons, survives an expired token and a broken upload, and arrives unchanged', async ({
  page,
}) => {
  await openSettings(page, 'dina', API_APP);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const form = page.getByRole('form', { name: 'Edit profile' });
  await expectAccessible(page);
  await form.getByLabel('Profile photo: Choose a photo').setInputFiles(PHOTO);
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  const place = dialog.getByRole('application', { name: 'Photo position' });
  await expect(place).toBeVisible();
  await expectAccessible(page);
  const shift = () => dialog.locator('img').evaluate((image) => getComputedStyle(image).transform);
  const start = await shift();
  await place.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(shift).not.toBe(start);
  const moved = await shift();
  await dialog.getByLabel('Zoom').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('Zoom')).toHaveAttribute('aria-valuetext', '1.5 times');
  await expect.poll(shift).not.toBe(moved);

  // customers who cannot drag press these buttons, until the edge of the photo
  const left = dialog.getByRole('button', { name: 'Move left' });
  const zoomed = await shift();
  await left.click();
  await expect.poll(shift).not.toBe(zoomed);
  for (let press = 0; press < 30; press += 1) await left.press('Enter');
  await expect(left).toHaveAttribute('aria-disabled', 'true');
  await expect(left).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Move right' })).not.toHaveAttribute('aria-disabled');
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  const preview = form.getByRole('img', { name: 'dashboard.png' });
  await expect(preview).toBeVisible();
  const chosen = await look(page, (await preview.getAttribute('src')) ?? '');
  expect(chosen).toMatchObject({ width: 512, height: 512 });

  // Cancel keeps the previous photo
  await form.getByLabel('Profile photo: Choose a photo').setInputFiles(PHOTO);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(preview).toBeVisible();

  const update = '**/api/customers/update/*';
  await page.route(update, (route) => route.abort('connectionreset'), { times: 1 });
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(form.getByRole('alert')).toContainText("couldn't reach");
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await expect(preview).toBeVisible();

  let sends = 0;
  page.on('request', (request) => (sends += Number(request.method() === 'PATCH')));
  await page.route(
    update,
    (route) =>
      route.fulfill({
        status: 401,
        headers: { 'access-control-allow-origin': API_APP },
        json: { success: false, message: 'Your session has expired.' },
      }),
    { times: 1 },
  );
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  expect(sends).toBe(2);
  const kept = await page.getByRole('region', { name: 'Profile' }).locator('img').first().getAttribute('src');
  expect(await look(page, kept ?? '')).toEqual(chosen);
  expect((await page.request.get(kept ?? '')).headers()['content-type']).toBe('image/png');
});

test('invalid files are rejected before anything is sent', async ({ page }) => {
  await openSettings(page, 'andrea');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const form = page.getByRole('form', { name: 'Edit profile' });
  const input = form.getByLabel('Profile photo: Choose a photo');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  const text = (content: string) => Buffer.from(content);
  for (const [name, mimeType, buffer, words] of [
    ['page.html', 'text/html', text('<h1>'), 'page.html is not a JPG, PNG or WebP file.'],
    ['art.svg', 'image/svg+xml', text('<svg onload="alert(1)"/>'), 'art.svg is not a JPG, PNG or WebP file.'],
    ['tool.png', 'image/png', text('MZ this is a program'), 'tool.png is not a valid PNG file.'],
    ['big.jpg', 'image/jpeg', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 'big.jpg is larger than 5 MB.'],
  ] as const) {
    await input.setInputFiles({ name, mimeType, buffer });
    await expect(form.getByText(words)).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('the file field keeps the focus while a document is uploaded and refused', async ({ page }) => {
  await openSettings(page, 'harbor.foods', API_APP);
  const uploads: Route[] = [];
  await page.route('**/api/customers/update/*', (route) => void uploads.push(route));
  const refuse = async () => {
    await expect.poll(() => uploads.length).toBe(1);
    await uploads.pop()?.fulfill({
      status: 422,
      headers: { 'access-control-allow-origin': API_APP },
      json: { success: false, message: 'Please check.', errors: { 'documents[]': ['This permit has expired.'] } },
    });
  };
  const permit = { name: 'permit.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 permit') };
  const list = page.getByRole('list', { name: 'Documents' });
  const replace = list.getByLabel('Replace Business permit');
  await replace.focus();
  await replace.setInputFiles(permit);
  await expect(list.getByText(/^Uploading/)).toBeVisible();
  await expect(replace).toBeFocused();
  await refuse();
  await expect(list.getByRole('alert').filter({ hasText: 'This permit has expired.' })).toBeVisible();
  await expect(replace).toBeFocused();

  await page.getByRole('button', { name: 'Edit profile' }).click();
  const form = page.getByRole('form', { name: 'Edit profile' });
  const more = form.getByLabel('More documents: Add a document');
  await more.focus();
  await more.setInputFiles(permit);
  await form.getByText('permit.pdf').waitFor();
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(form.getByRole('progressbar')).toBeVisible();
  await refuse();
  await expect(more).toHaveAccessibleDescription(/This permit has expired\./);
  await expect(more).toBeFocused();
});

test('long names and addresses stay in their cards', async ({ page }) => {
  const word = 'Pambansang-Kooperatiba-ng-mga-Magsasaka-at-Mangingisda-sa-Katimugang-Luzon';
  await page.route('**/api/customers/', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: Customer };
    Object.assign(data.user.user_profile, { first_name: word, last_name: word });
    Object.assign(data.user, { email: `${word}@${word}.example.ph` });
    Object.assign(data.company ?? {}, { company_name: word.repeat(2), business_address: word.repeat(2) });
    data.company?.documents?.push({ id: 1, name: `${word}.pdf`, url: '', status: 'Refused', reason: word.repeat(3) });
    return route.fulfill({ response, json: { data, ...rest } });
  });
  await page.setViewportSize({ width: 1100, height: 700 });
  await openSettings(page, 'harbor.foods', API_APP);
  await expect(page.getByText(`${word}.pdf`)).toBeVisible();
  const edges = (name: string) => page.getByRole('region', { name }).evaluate((card) => card.getBoundingClientRect());
  await expect.poll(async () => (await edges('Profile')).right <= (await edges('Email and mobile')).left).toBe(true);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

test('device preferences are kept, and a company is edited but not deleted while it owes credit', async ({ page }) => {
  await openSettings(page, 'isla.trading');
  await page.getByLabel('Show pop-ups for new notifications').check();
  await page.getByLabel('Ask me to rate completed deliveries').uncheck();
  await page.reload();
  await expect(page.getByLabel('Show pop-ups for new notifications')).toBeChecked();
  await expect(page.getByLabel('Ask me to rate completed deliveries')).not.toBeChecked();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expectAccessible(page);
  await page.getByLabel('Contact number').fill('(02) 8123 4567');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('02 8123 4567')).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this account?' });
  await expect(dialog.getByRole('link', { name: 'Pay credit' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill('Padala#2026');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Pay your credit balance of ₱150,000.00 first.');
});

test('a deleted account disappears from every tab', async ({ page, context }) => {
  await openSettings(page, 'dina');
  const other = await context.newPage();
  await other.goto('/mybooking');
  await expect(other.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this account?' });
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong#20266');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Incorrect password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('Padala#2026');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(other.getByText('Your account was deleted.')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Dina|dina|Ocampo/);
  await login(page, 'dina');
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password.');
});

test('a dialog that cannot load offline leaves the page and its entries, and opens on the next try', async ({
  page,
}) => {
  expectLost(page, /\/(assets|art)\//);
  await openSettings(page, 'andrea', API_APP);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('First name').fill('Andrea Luz');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This part did not load.' });
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this account?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Andrea Luz');
});

test('the crop dialog that cannot load offline opens on the next try, with its styles', async ({ page }) => {
  expectLost(page, /\/(assets|art)\//);
  await openSettings(page, 'andrea', API_APP);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('First name').fill('Andrea Luz');
  await page.context().setOffline(true);
  await page.getByLabel('Profile photo: Choose a photo').setInputFiles(PHOTO);
  const notice = page.getByRole('alert').filter({ hasText: 'This part did not load.' });
  await expect(notice).toBeVisible();
  const stylesheet = page.waitForResponse(/PhotoCrop.*\.css$/);
  await page.context().setOffline(false);
  await stylesheet;
  await notice.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await expect(dialog.getByRole('application', { name: 'Photo position' })).toHaveCSS('position', 'absolute');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Andrea Luz');
});
