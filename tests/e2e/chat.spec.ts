import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './app';
import { signIn } from './signIn';

const BOX = 'Enter your message...';
const LINES = 10_000;

async function openDashboard(page: Page) {
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
}

/** Opens the newest conversation by its row. */
async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await page.getByRole('dialog', { name: 'Chats' }).getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByPlaceholder(BOX)).toBeVisible();
  return page.getByRole('log', { name: 'Messages' });
}

/** Counts the requests for a conversation from now on. */
function countPolls(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/api\/messages\/[^/]+$/.test(request.url().split('?')[0] ?? '')) count += 1;
  });
  return () => count;
}

/** Fills the newest conversation of the sandbox with messages, the last one now. */
async function fillConversation(page: Page, lines: number) {
  await page.evaluate(async (count) => {
    const request = indexedDB.open('logistix-sandbox');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no sandbox'));
    });
    const store = db.transaction('worlds', 'readwrite').objectStore('worlds');
    const read = store.openCursor();
    await new Promise<void>((resolve, reject) => {
      read.onsuccess = () => {
        if (!read.result) return reject(new Error('no world'));
        const { key, value } = read.result as { key: string; value: { revision: number; text: string } };
        type Line = { id: number; conversation_id: number; sender: string; message: string; created_at: number };
        type World = { nextId: number; messages: Line[] };
        const world = JSON.parse(value.text) as World;
        const last = world.messages.reduce((newest, line) => (line.created_at > newest.created_at ? line : newest));
        const others = world.messages.filter((line) => line.conversation_id !== last.conversation_id);
        const talk = Array.from({ length: count }, (_, index) => ({
          ...last,
          id: 1_000_000 + index,
          message:
            index % 7 === 0
              ? `Line ${index + 1}: ${'a longer one, over several rows '.repeat(3)}`
              : `Line ${index + 1}`,
          created_at: last.created_at - (count - 1 - index) * 60_000,
        }));
        world.messages = [...others, ...talk];
        const saved = { revision: value.revision + 1, text: JSON.stringify(world) };
        store.put(saved, key).onsuccess = () => resolve();
      };
    });
    db.close();
  }, lines);
}

test('two tabs share a chat, read notifications and the logout', async ({ page, context }) => {
  await openDashboard(page);
  const other = await context.newPage();
  await other.goto('/about');
  const [log, otherLog] = [await openChat(page), await openChat(other)];
  await page.getByPlaceholder(BOX).fill('From the first tab');
  await page.keyboard.press('Enter');
  await expect(log.getByText('From the first tab')).toBeVisible();
  // Within one poll and its response.
  await expect(otherLog.getByText('From the first tab')).toBeVisible({ timeout: 10_000 });
  await expect(otherLog.getByText('From the first tab')).toHaveCount(1);
  const pin = `https://maps.example/place/${'8F+Salcedo+One,+Makati+City/'.repeat(5)}`;
  await page.getByPlaceholder(BOX).fill(pin);
  await page.keyboard.press('Enter');
  await expect(log.getByText(pin)).toBeVisible();
  await expect(otherLog.getByText(pin)).toBeVisible({ timeout: 10_000 });
  expect(await log.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Notification, \d+ unread$/ }).click();
  await page.getByRole('link', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notification', exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Notification', exact: true })).toBeVisible();
  await openChat(other);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(other.getByRole('log')).toHaveCount(0, { timeout: 10_000 });
  const polls = countPolls(other);
  await other.waitForTimeout(7_000);
  expect(polls()).toBe(0);
});

test('a changed size counts at once for a customer who reduces motion', async ({ page }) => {
  await page.goto('/about');
  const heights = await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('div'));
    return [10, 50].map((height) => {
      box.style.height = `${height}px`;
      return box.offsetHeight;
    });
  });
  expect(heights).toEqual([10, 50]);
});

test('a chat of 10,000 messages opens at its end, loads earlier pages and keeps the scroll position', async ({
  page,
}) => {
  await openDashboard(page);
  await fillConversation(page, LINES);
  const log = await openChat(page);
  await expect(log.getByText(new RegExp(`Line ${LINES}$`))).toBeInViewport();
  const countRendered = () => log.locator('time').count();
  expect(await countRendered()).toBeLessThan(60);
  await expectAccessible(page);

  // At the start of the loaded messages the earlier page loads, and the visible ones stay in place.
  await log.evaluate((element) => element.scrollTo({ top: 120 }));
  await expect.poll(() => log.evaluate((element) => element.scrollTop)).toBeGreaterThan(2_000);
  const line = log.getByText(/^[^\n]*Line 990[1-4](:|$)/).first();
  await expect(line).toBeInViewport();
  expect(await countRendered()).toBeLessThan(60);

  const jump = page.getByRole('button', { name: 'Jump to newest' });
  await expect(jump).toBeVisible();
  const before = await line.boundingBox();
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string };
    const headers = { Authorization: `Bearer ${JSON.parse(token) as string}`, 'Content-Type': 'application/json' };
    const list = (await (await fetch('/api/messages', { headers })).json()) as { data: { id: number }[] };
    const body = JSON.stringify({ message: 'While you read' });
    await fetch(`/api/messages/${list.data[0]?.id}/create`, { method: 'POST', headers, body });
  });
  await expect(jump).toContainText('new', { timeout: 8_000 });
  expect(await line.boundingBox()).toEqual(before);
  await expect(log.getByText('While you read')).toHaveCount(0);
  await jump.click();
  await expect(log.getByText('While you read')).toBeInViewport();
  await expect(jump).toBeHidden();
  // At the end the driver's reply scrolls into view.
  await expect(log.getByText('Noted po, thank you for the message.')).toBeInViewport({ timeout: 12_000 });
});
