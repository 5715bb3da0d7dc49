import { act, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { countCalls } from '../calls';
import type { renderApp } from '../render';
import { server } from '../server';
import { pass } from '../time';

type App = Awaited<ReturnType<typeof renderApp>>;

export type MoneyScene = {
  app: App;
  /** Where the call is made from: a dialog, a form, or the page. */
  place: () => HTMLElement;
  /** What sends it, filled in and ready to be pressed; a menu has to be opened for it each time. */
  button: () => Promise<HTMLElement>;
  /** What was typed has to be there after every failure. */
  expectKept?: () => void;
};

export type MoneyCall = {
  name: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  /** With `:id` for any id. */
  path: string;
  /** What the server is asked with after a lost answer, and the button that asks; null where it cannot be asked. */
  lookup: { path: string; label: string } | null;
  /** Said once it went through, and said once. */
  success: string | RegExp;
  open: () => Promise<MoneyScene>;
};

/** How long the server asks to wait: longer than a slow machine takes for the presses before it is over. */
const WAIT_S = 60;

const endings: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  endings.splice(0).forEach((end) => end());
});

const VERBS = { POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;
const said = (status: number, message: string, headers = {}) =>
  HttpResponse.json({ success: false, message }, { status, headers });

/** How many calls the server took: it answered them with a 2xx. */
function countAccepted(method: string, path: string) {
  let count = 0;
  const pattern = new RegExp(`${path.replace(':id', '[^/]+')}$`);
  const listen = ({ request, response }: { request: Request; response: Response }) => {
    if (request.method === method && response.ok && pattern.test(new URL(request.url).pathname)) count += 1;
  };
  server.events.on('response:mocked', listen);
  endings.push(() => server.events.removeListener('response:mocked', listen));
  return () => count;
}

/** Once, the server does what it is asked to and another answer than its own arrives. */
export const doneBut = (
  method: MoneyCall['method'],
  path: string,
  { sandbox }: Pick<App, 'sandbox'>,
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

/** One press of a person who is in a hurry: two clicks and Enter in the same tick. */
async function pressTwice(scene: MoneyScene) {
  const button = await scene.button();
  act(() => {
    button.click();
    button.closest('form')?.requestSubmit();
    button.click();
  });
}

/** Rows 13 and 34 to 38 of a call that moves money or changes what pays, as two stories. */
export function testFaults(call: MoneyCall) {
  const { name, method, path, lookup, success } = call;
  const answerOnce = (answer: () => Response) => server.use(VERBS[method](`*${path}`, answer, { once: true }));

  it(`${name}: refused, put off, lost, then sent once with a new session`, async () => {
    const scene = await call.open();
    const { user } = scene.app;
    const sent = countCalls(method, path);
    const accepted = countAccepted(method, path);
    const press = async () => user.click(await scene.button());

    // the server's words, and everything as it was
    answerOnce(() => said(422, 'The server says no.'));
    await press();
    expect(await within(scene.place()).findByText('The server says no.')).toBeVisible();
    await expectEnabled(scene);

    // no second call before the interval
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerOnce(() => said(503, 'Too busy.', { 'Retry-After': String(WAIT_S) }));
    await press();
    expect(await within(scene.place()).findByText(/^Too busy\./)).toBeVisible();
    await pressTwice(scene);
    expect(sent()).toBe(2);
    await pass(WAIT_S * 1000);
    vi.useRealTimers();
    await waitFor(() => expectEnabled(scene));
    expect(sent()).toBe(2);

    // the call never arrived; nothing is sent again by itself, and the server is asked first
    answerOnce(() => HttpResponse.error());
    await press();
    if (lookup) {
      expect(await within(scene.place()).findByText(/^Status unknown: we got no response to your .+\./)).toBeVisible();
      const looks = countCalls('GET', lookup.path);
      const check = within(scene.place()).getByRole('button', { name: lookup.label });
      expect([sent(), looks()]).toEqual([3, 0]);
      await user.click(check);
      expect(await within(scene.place()).findByText(/didn't reach us/)).toBeVisible();
      expect([sent(), looks()]).toEqual([3, 1]);
    } else {
      expect(await within(scene.place()).findByText(/^We don't know if your .+ reached us/)).toBeVisible();
      expect(sent()).toBe(3);
    }
    await expectEnabled(scene);

    // pressed in a hurry while the session has to be refreshed
    answerOnce(() => said(401, 'Your session has ended.'));
    await pressTwice(scene);
    expect(await screen.findAllByText(success)).toHaveLength(1);
    expect([sent(), accepted()]).toEqual([5, 1]);
  });

  if (!lookup) return;
  it.each([
    ['was lost on its way back', () => HttpResponse.error()],
    ['says that the server broke', () => said(500, 'Something broke.')],
  ])(`${name}: an answer that %s is looked up, and what was done is found`, async (_, answer) => {
    const scene = await call.open();
    const sent = countCalls(method, path);
    server.use(doneBut(method, path, scene.app, answer));
    await scene.app.user.click(await scene.button());
    await scene.app.user.click(await within(scene.place()).findByRole('button', { name: lookup.label }));
    expect(await screen.findAllByText(success)).toHaveLength(1);
    expect(sent()).toBe(1);
  });
}
