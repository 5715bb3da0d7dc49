import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '../render';

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
afterEach(() => {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
});

it('a tracking link that cannot be copied is said, where the page has no clipboard', async () => {
  const { user } = await renderApp('/mybooking', { as: 'andrea' });
  const [more] = await screen.findAllByRole('button', { name: /^More about LGX-/ });
  // plain http: the browser has none
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(more as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Copy tracking link' }));
  expect(await screen.findByText(/^The tracking link is http.*\/track\/LGX-/)).toBeVisible();
});
