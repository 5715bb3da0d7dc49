import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '../render';

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
afterEach(() => {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
});

it('a tracking link shows an error if the page has no clipboard', async () => {
  const { user } = await renderApp('/mybooking', { as: 'andrea' });
  const [more] = await screen.findAllByRole('button', { name: /^More about LGX-/ });
  // over plain http browsers offer no clipboard
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(more as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Copy tracking link' }));
  expect(await screen.findByText(/^The tracking link is http.*\/track\/LGX-/)).toBeVisible();
});
