import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { atTestEnd } from '../atTestEnd';
import { readEverythingKept } from '../browserStorage';
import { onRequest } from '../network';
import { renderApp } from '../render';

/** Four digits that occur in no date, id or price of the sandbox. */
const CVC = '9876';
const AMEX = '378282246310005';

/** Patterns of the number (grouped, in base64 or shortened), the code as a whole value, and fields named after them. */
const SECRETS = [
  new RegExp([...AMEX].join('[ -]?')),
  new RegExp([...AMEX.slice(0, 11)].join('[ -]?')),
  new RegExp(btoa(AMEX).slice(0, 16)),
  new RegExp(`(?<![\\w.-])${CVC}(?![\\w.-])`),
  /"(cvc|cvv|cid|card_?number)":/i,
];

/** Records URL, headers and body of every request. */
function recordRequests() {
  const sent: string[] = [];
  onRequest((request) => {
    const copy = request.clone();
    sent.push(`${request.method} ${request.url}`, JSON.stringify([...copy.headers]));
    void copy.text().then((body) => sent.push(body));
  });
  return sent;
}

/** Records every console call as text. */
function recordConsole() {
  const lines: string[] = [];
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      lines.push(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '));
    });
  }
  return lines;
}

describe('the number and the code of a card', () => {
  it('are in no request, no store, no storage, no address and no console', async () => {
    const sent = recordRequests();
    const logged = recordConsole();
    const { user, store, router, world } = await renderApp(`${PATHS.paymentMethods}?add=card`, { as: 'dina' });
    const states: string[] = [];
    atTestEnd(store.subscribe(() => states.push(JSON.stringify(store.getState()))));
    const dialog = await screen.findByRole('dialog', { name: 'Create New Card' });
    await user.type(within(dialog).getByLabelText('Card number'), AMEX);
    await user.type(within(dialog).getByLabelText('Expiry date'), '1240');
    await user.type(within(dialog).getByLabelText('CID'), CVC);
    await user.type(within(dialog).getByLabelText('Name on the card'), 'Dina Ocampo');
    await user.click(within(dialog).getByRole('button', { name: 'Add card' }));
    await screen.findByRole('dialog', { name: /^Verify/ });
    expect(world.paymentMethods.filter(({ last_four }) => last_four === '0005')).toHaveLength(1);

    // the form unmounts with its values
    await waitFor(() => expect(document.querySelector('[name="cvc"]')).toBeNull());

    const places: Record<string, string> = {
      requests: sent.join('\n'),
      console: logged.join('\n'),
      store: states.join('\n'),
      storage: await readEverythingKept(),
      page: new XMLSerializer().serializeToString(document),
      address: JSON.stringify([router.state.location, window.location.href, window.history.state]),
      server: JSON.stringify(world),
    };
    const leaks = Object.entries(places).flatMap(([place, text]) =>
      SECRETS.filter((secret) => secret.test(text)).map((secret) => `${place}: ${secret.source}`),
    );
    expect(leaks).toEqual([]);
    // the search finds values that are present
    expect(places.requests).toContain('tok_sandbox_');
    expect(places.store).toContain('"last_four":"0005"');
  });
});
