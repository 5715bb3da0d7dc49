import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of a select by its label. */
export async function choose(user: UserEvent, inside: HTMLElement, label: string, option: string | RegExp) {
  await user.click(within(inside).getByRole('button', { name: new RegExp(label.replace('?', '\\?')) }));
  await user.click(await screen.findByRole('option', { name: option }));
}
