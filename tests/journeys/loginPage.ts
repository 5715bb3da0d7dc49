import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DEMO_PASSWORD } from '@/sandbox/accounts';

/** Types a username and a password into the login form, in place of what it holds. */
export async function fillInLogin(user: UserEvent, username: string, password = DEMO_PASSWORD) {
  const name = await screen.findByLabelText('Email or username');
  await user.clear(name);
  await user.type(name, username);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), password);
}

export const pressLogin = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Log in' }));
