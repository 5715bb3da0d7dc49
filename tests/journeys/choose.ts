import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Chooses an option of a select by its label, once its list has loaded. */
export async function choose(user: UserEvent, label: string, option: string | RegExp) {
  // the name is the chosen option, then the label
  const button = await screen.findByRole('button', { name: (name) => name.endsWith(label) });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await user.click(await screen.findByRole('option', { name: option }));
}
