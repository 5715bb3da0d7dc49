import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { choose } from './choose';

export const PASSWORD = 'Bagong.Padala#27';
export const png = (name = 'face.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])], name, { type: 'image/png' });
export const pdf = () => new File(['%PDF-1.7 permit'], 'permit.pdf', { type: 'application/pdf' });

export async function fillIn(user: UserEvent, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  // at once: each key renders the form again
  await user.click(field);
  await user.paste(text);
}

async function choosePlaces(user: UserEvent) {
  await choose(user, 'Region', /National Capital Region/);
  await choose(user, 'City', /Makati/);
  await choose(user, 'Barangay', /Bel-Air/);
}

export async function fillDetails(user: UserEvent) {
  await fillIn(user, 'First name', 'Niña Rose');
  await fillIn(user, 'Last name', 'dela Cruz');
  await fillIn(user, 'Email', 'nina@example.ph');
  await fillIn(user, 'Mobile number', '0917 482 0136');
  await fillIn(user, 'Username', 'nina.rose');
  await fillIn(user, 'Password', PASSWORD);
  await choosePlaces(user);
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
}

export const pressContinue = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continue' }));
export const pressCreateAccount = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Create account' }));

export async function fillPerson(user: UserEvent) {
  await fillIn(user, 'Birth date', '1994-03-12');
  await choose(user, 'Gender', 'Female');
  await fillIn(user, 'Street, building, unit', '8 Jupiter Street');
}
