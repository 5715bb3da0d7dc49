import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { countCalls } from '../calls';
import { onResponse } from '../network';
import type { RenderedApp } from '../render';
import { server } from '../server';
import { pass } from '../time';

export type MoneyScene = {
  app: RenderedApp;
  /** Element that makes the call: a dialog, a form or the page. */
  place: () => HTMLElement;
  /** Button that sends the call; a menu item opens its menu first. */
  button: () => Promise<HTMLElement>;
  /** Asserts that typed values survive a failure. */
  expectKept?: () => void;
};

export type MoneyCall = {
  name: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  /** With `:id` for any id. */
  path: string;
  /** Call that finds a lost response, and the label of its button; null when there is none. */
  lookup: { path: string; label: string } | null;
  /** Success message, shown exactly once. */
  success: string | RegExp;
  open: () => Promise<MoneyScene>;
};

/** Retry-After in seconds; longer than the clicks take on a slow machine. */
const WAIT_S = 60;

const VERBS = { POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;
const createRefusal = (status: number, message: string, headers = {}) =>
  HttpResponse.json({ success: false, message }, { status, headers });

/** Counts the calls that the server accepted with a 2xx. */
function countAccepted(method: string, path: string) {
  let count = 0;
  const pattern = new RegExp(`${path.replace(':id', '[^/]+')}$`);
  onResponse((request, response) => {
    if (request.method === method && response.ok && pattern.test(new URL(request.url).pathname)) count += 1;
  });
  return () => count;
}

/** Handles one call on the server, but replaces its response. */
export const handleThenAnswer = (
  method: MoneyCall['method'],
  path: string,
  { sandbox }: Pick<RenderedApp, 'sandbox'>,
  answer: () => Response,
) =>
  VERBS[method](
    `*${path}`,
    async ({ request }) => {
      const own = await getResponse([...sandbox.handlers], request.clone());
      expect(own?.ok).toBe(true);
      return answer();
    },
    { once: true },
  );

const expectEnabled = async (scene: MoneyScene) => {
  const button = await scene.button();
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
  scene.expectKept?.();
};

/** Clicks twice and presses Enter in the same tick. */
async function pressTwice(scene: MoneyScene) {
  const button = await scene.button();
  act(() => {
    button.click();
    button.closest('form')?.requestSubmit();
    button.click();
  });
}

/** Tests the faults of a call that moves money or changes a payment method. */
export function testFaults(call: MoneyCall) {
  const { name, method, path, lookup, success } = call;
  const answerOnce = (answer: () => Response) => server.use(VERBS[method](`*${path}`, answer, { once: true }));

  it(`${name} survives a refusal, a wait, a lost call and an expired session, and is sent once`, async () => {
    const scene = await call.open();
    const { user } = scene.app;
    const sent = countCalls(method, path);
    const accepted = countAccepted(method, path);
    const press = async () => user.click(await scene.button());

    // a refusal shows its message and keeps the form
    answerOnce(() => createRefusal(422, 'The server says no.'));
    await press();
    expect(await within(scene.place()).findByText('The server says no.')).toBeVisible();
    await expectEnabled(scene);

    // Retry-After blocks another call
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerOnce(() => createRefusal(503, 'Too busy.', { 'Retry-After': String(WAIT_S) }));
    await press();
    expect(await within(scene.place()).findByText(/^Too busy\./)).toBeVisible();
    await pressTwice(scene);
    expect(sent()).toBe(2);
    await pass(WAIT_S * 1000);
    vi.useRealTimers();
    await waitFor(() => expectEnabled(scene));
    expect(sent()).toBe(2);

    // a lost call is looked up first, and never sent again automatically
    answerOnce(() => HttpResponse.error());
    const { textContent: label } = await scene.button();
    await press();
    if (lookup) {
      expect(await within(scene.place()).findByText(/^Status unknown: we couldn't confirm your .+\./)).toBeVisible();
      expect(within(scene.place()).queryByRole('button', { name: label })).toBeNull();
      const looks = countCalls('GET', lookup.path);
      const check = within(scene.place()).getByRole('button', { name: lookup.label });
      expect([sent(), looks()]).toEqual([3, 0]);
      await user.click(check);
      expect(await within(scene.place()).findByText(/^We couldn't find your .+\./)).toBeVisible();
      expect([sent(), looks()]).toEqual([3, 1]);
      // the check button may have left with the unknown outcome
      expect(document.body).not.toHaveFocus();
    } else {
      expect(await within(scene.place()).findByText(/^We don't know if your .+ reached us/)).toBeVisible();
      expect(sent()).toBe(3);
    }
    await expectEnabled(scene);

    // several presses during a token refresh send one call
    answerOnce(() => createRefusal(401, 'Your session has ended.'));
    await pressTwice(scene);
    expect(await screen.findAllByText(success)).toHaveLength(1);
    expect([sent(), accepted()]).toEqual([5, 1]);
  });

  if (!lookup) return;
  it.each([
    ['is lost', () => HttpResponse.error()],
    ['is a server error', () => createRefusal(500, 'Something broke.')],
  ])(`${name} is found by a lookup when the response %s`, async (_, answer) => {
    const scene = await call.open();
    const sent = countCalls(method, path);
    server.use(handleThenAnswer(method, path, scene.app, answer));
    await scene.app.user.click(await scene.button());
    await scene.app.user.click(await within(scene.place()).findByRole('button', { name: lookup.label }));
    expect(await screen.findAllByText(success)).toHaveLength(1);
    expect(sent()).toBe(1);
  });
}
