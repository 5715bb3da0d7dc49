import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { settled } from '../time';
import { enterByHand, openPriced } from './bookingPage';

/** Returns the nodes that `work` changes, apart from the values of fields. */
async function listChanges(work: () => Promise<void>) {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await work();
  changes.push(...observer.takeRecords());
  observer.disconnect();
  return [...new Set(changes.map(({ target }) => target))];
}

afterEach(() => void vi.useRealTimers());

it.each(['Description', 'Notes for the driver'])('draws nothing but the field for a letter in %s', async (label) => {
  // the time of the last save stays the same while the letter is typed
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { user } = await openPriced();
  await waitFor(() => expect(screen.queryByText('Loading the map')).toBeNull());
  // the chosen vehicle is saved
  await screen.findByText(/^Saved \d/);
  await settled();
  const field = screen.getByRole('textbox', { name: new RegExp(label) });
  await user.click(field);
  const changed = await listChanges(() => user.keyboard('x'));
  expect(changed.filter((node) => node !== field)).toEqual([]);
});

it('offers a stop to unload at as soon as it is added, and with what was typed for it', async () => {
  const { user } = await openPriced();
  const offered = async () => {
    await user.click(screen.getByRole('button', { name: /Deliver to$/ }));
    const list = await screen.findByRole('listbox');
    const words = within(list)
      .getAllByRole('option')
      .map((option) => option.textContent);
    await user.keyboard('{Escape}');
    return words;
  };
  expect(screen.queryByRole('button', { name: /Deliver to$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a stop' }));
  expect(await offered()).toHaveLength(3);
  await enterByHand(user);
  await user.type(screen.getByRole('textbox', { name: 'Street, building, unit' }), '9 Molave St');
  await waitFor(async () => expect(await offered()).toContainEqual(expect.stringContaining('9 Molave St')));
});
