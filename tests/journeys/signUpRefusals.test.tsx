import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { fillDetails, fillIn, fillPerson, pressContinue, pressCreateAccount } from './signUpPage';

const UPDATE = '*/api/customers/update/:id';

const refuse = (errors: Record<string, string[]>) =>
  HttpResponse.json({ success: false, message: 'Check the form.', errors }, { status: 422 });

const refuseOnce = (errors: Record<string, string[]>) =>
  server.use(http.patch(UPDATE, () => refuse(errors), { once: true }));

async function openStepTwo(user: UserEvent) {
  await fillDetails(user);
  await pressContinue(user);
  await fillPerson(user);
}

describe('a refused sign-up', () => {
  it('focuses the refused field, also on the other step', async () => {
    const { user } = await renderApp('/signup/individual');
    await openStepTwo(user);
    refuseOnce({ last_name: ['Use your legal name.'] });
    await pressCreateAccount(user);
    const lastName = await screen.findByLabelText('Last name');
    await waitFor(() => expect(lastName).toHaveFocus());
    expect(lastName).toHaveAccessibleDescription('Use your legal name.');
  });

  it('shows the errors of step one at once, and those of step two when the customer returns to it', async () => {
    const { user } = await renderApp('/signup/individual');
    await openStepTwo(user);
    refuseOnce({ address_line: ['We found no such street.'], first_name: ['Use your legal name.'] });
    await pressCreateAccount(user);
    const firstName = await screen.findByLabelText('First name');
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('Use your legal name.'));
    expect(screen.queryByText('We found no such street.')).toBeNull();
    await fillIn(user, 'First name', 'Niña');
    await pressContinue(user);
    const street = await screen.findByLabelText('Street, building, unit');
    await waitFor(() => expect(street).toHaveAccessibleDescription('We found no such street.'));
    expect(street).toHaveFocus();
    await fillIn(user, 'Street, building, unit', '9 Jupiter Street');
    await pressCreateAccount(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
  });

  it('shows the error of a single file at the documents', async () => {
    const { user } = await renderApp('/signup/individual');
    await openStepTwo(user);
    refuseOnce({ 'documents.0': ['The ID is not readable.'], 'documents.1': ['The ID has expired.'] });
    await pressCreateAccount(user);
    const documents = await screen.findByLabelText(/^Valid ID/);
    await waitFor(() => expect(documents).toHaveAccessibleDescription(/The ID is not readable\. The ID has expired\./));
    expect(documents).toHaveFocus();
    // at the field alone, not above the form
    expect(screen.getAllByText(/The ID is not readable/)).toHaveLength(1);
  });

  it('stays at step one if the registration is refused for a field of step two', async () => {
    const { user } = await renderApp('/signup/individual');
    await fillDetails(user);
    server.use(
      http.post('*/api/customers/register', () => refuse({ birth_date: ['Send your birth date.'] }), { once: true }),
    );
    await pressContinue(user);
    expect(await screen.findByText(/Send your birth date\./)).toBeVisible();
    expect(screen.getByLabelText('First name')).toBeVisible();
    await pressContinue(user);
    expect(await screen.findByLabelText('Birth date')).toBeVisible();
  });

  it('lists only the errors of the step that is shown', async () => {
    const { user } = await renderApp('/signup/individual');
    await fillDetails(user);
    await pressContinue(user);
    await screen.findByLabelText('Birth date');
    await pressCreateAccount(user);
    expect(await screen.findByText('Fix 3 fields')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('First name')).toBeVisible();
    expect(screen.queryByText('Fix 3 fields')).toBeNull();
  });

  it('returns to step two with its errors if Back left it during the upload', async () => {
    const { user, router } = await renderApp('/signup');
    await user.click(await screen.findByRole('link', { name: /^Individual/ }));
    await openStepTwo(user);
    const { held, release } = createHold();
    server.use(http.patch(UPDATE, () => held.then(() => refuse({ address_line: ['We found no such street.'] }))));
    await pressCreateAccount(user);
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText('First name')).toBeVisible();
    release();
    const street = await screen.findByLabelText('Street, building, unit');
    await waitFor(() => expect(street).toHaveAccessibleDescription('We found no such street.'));
    expect(street).toHaveFocus();
  });

  it('ends at its success page if Back left step two during the upload', async () => {
    const { user, router } = await renderApp('/signup');
    await user.click(await screen.findByRole('link', { name: /^Individual/ }));
    await openStepTwo(user);
    const { held, release } = createHold();
    server.use(http.patch(UPDATE, () => held));
    await pressCreateAccount(user);
    await act(() => router.navigate(-1));
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Verify account' })).toBeVisible();
  });
});
