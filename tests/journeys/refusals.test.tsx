import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getLivePath } from '@/config/paths';
import { ANDREA } from '../accounts';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { pass } from '../time';
import { fillInLogin, pressLogin } from './loginPage';

type Verb = 'post' | 'patch' | 'delete';
type Words = { message?: string; errors?: Record<string, string[]> };

/** Rejects every call of this kind from now on. */
function refuse(verb: Verb, path: string, status: number, words: Words = {}, retryAfter?: number) {
  server.use(
    http[verb](`*${path}`, () =>
      HttpResponse.json(
        { success: false, message: 'Please check the marked fields.', ...words },
        { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } },
      ),
    ),
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a server error that names fields', () => {
  it('is shown at the fields of the login, with the focus on the first', async () => {
    const { user } = await renderApp('/login');
    await fillInLogin(user, 'andrea');
    refuse('post', '/api/customers/login', 422, {
      errors: {
        username: ['This name is locked.'],
        password: ['Choose a new one first.'],
        device: ['Unknown device.'],
      },
    });
    await pressLogin(user);
    const name = screen.getByLabelText('Email or username');
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is locked.'));
    expect(name).toHaveFocus();
    // the focus shows the error of its field first
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Choose a new one first.'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Unknown device\.$/);
  });

  it('is shown in full if the form has only one of the fields', async () => {
    const { user } = await renderApp('/settings', { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const form = within(await screen.findByRole('form', { name: 'Edit profile' }));
    await user.type(form.getByLabelText('First name'), ' Luz');
    refuse('patch', '/api/customers/update/:id', 422, {
      errors: { first_name: ['This is another first name.'], nationality: ['Tell us your nationality.'] },
    });
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(form.getByLabelText('First name')).toHaveAccessibleDescription('This is another first name.'),
    );
    expect(form.getByLabelText('First name')).toHaveFocus();
    expect(form.getByRole('alert')).toHaveTextContent(/^Tell us your nationality\.$/);
  });

  it('is shown above the form if the form has none of them', async () => {
    const { user } = await renderApp('/forgot');
    await user.type(await screen.findByLabelText('Email'), 'andrea@example.ph');
    refuse('post', '/api/reset-password/request', 422, { errors: { captcha: ['Come back tomorrow.'] } });
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please check the marked fields\. Come back tomorrow\.$/,
    );
  });

  it('is shown at the code of a verification', async () => {
    const { user } = await renderApp('/auth/verification/email', { as: 'bea' });
    const code = await screen.findByLabelText('6-digit code');
    refuse('post', '/api/customers/verify-otp', 422, { errors: { otp: ['This code is for the mobile number.'] } });
    await user.type(code, '123456');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is for the mobile number.'));
    expect(code).toHaveFocus();
  });

  it('is shown in the rating at its text, and the rest above', async () => {
    const { user, dialog } = await openRating();
    const review = dialog.getByRole('textbox', { name: 'Tell us more (Optional)' });
    await user.type(review, 'Late.');
    refuse('post', '/api/bookings/ratings/create/:id', 422, {
      errors: { review: ['Leave the names of people out.'], rating: ['Choose a score.'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(review).toHaveAccessibleDescription('Leave the names of people out.'));
    expect(review).toHaveValue('Late.');
    expect(dialog.getByRole('alert')).toHaveTextContent(/^Choose a score\.$/);
  });
});

async function openRating() {
  const { user, router, world } = await renderApp('/mybooking', { as: 'andrea' });
  const booking = world.bookings.find(
    (booking) => booking.customer_id === ANDREA && booking.status === 'Completed' && booking.rating === null,
  );
  await act(() => router.navigate(getLivePath(booking?.booking_number ?? '')));
  await user.click(await screen.findByRole('button', { name: 'Rate' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Rate your experience' })) };
}

describe('a server that rate-limits', () => {
  it('gets no other login during the wait', async () => {
    const calls = countCalls('POST', '/api/customers/login');
    const { user } = await renderApp('/login');
    await fillInLogin(user, 'andrea');
    refuse('post', '/api/customers/login', 429, { message: 'Too many tries.' }, 30);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await pressLogin(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many tries\. Try again in 30 seconds\.$/);
    await pressLogin(user);
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    await pass(28_000);
    await pressLogin(user);
    expect(calls()).toBe(1);
    await pass(2_000);
    expect(screen.getByRole('alert')).toHaveTextContent(/Try again in 30 seconds/);
    await pressLogin(user);
    await waitFor(() => expect(calls()).toBe(2));
  });

  it('gets no other code during the wait, whatever is typed', async () => {
    const calls = countCalls('POST', '/api/customers/verify-otp');
    const { user } = await renderApp('/auth/verification/email', { as: 'bea' });
    const code = await screen.findByLabelText('6-digit code');
    refuse('post', '/api/customers/verify-otp', 503, { message: 'We are being maintained.' }, 60);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const message = 'We are being maintained. Try again in 60 seconds.';
    await user.type(code, '123456');
    await waitFor(() => expect(code).toHaveAccessibleDescription(message));
    await user.clear(code);
    await user.type(code, '654321{Enter}');
    expect(code).toHaveAccessibleDescription(message);
    expect(calls()).toBe(1);
    await pass(61_000);
    await user.type(code, '{Enter}');
    await waitFor(() => expect(calls()).toBe(2));
  });

  it('gets no request for another code during the wait', async () => {
    const calls = countCalls('POST', '/api/customers/request-otp');
    const { user, router } = await renderApp('/settings', { as: 'bea' });
    refuse('post', '/api/customers/request-otp', 503, { message: 'No codes now.' }, 60);
    await act(() => router.navigate('/auth/verification/email'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No codes now\. Try again in 60 seconds\.$/);
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    // leaving the page and returning does not bypass the wait
    await user.click(screen.getByRole('link', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Verify your email' })).toBeNull());
    await act(() => router.navigate('/auth/verification/email'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No codes now\./);
    expect(calls()).toBe(1);
  });

  it('gets no other rating during the wait', async () => {
    const calls = countCalls('POST', '/api/bookings/ratings/create/:id');
    const { user, dialog } = await openRating();
    refuse('post', '/api/bookings/ratings/create/:id', 429, { message: 'Slow down.' }, 90);
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Slow down\. Try again in 2 minutes\.$/);
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(calls()).toBe(1);
  });
});

describe('a paste over the limit', () => {
  it('is kept in full in the rating, and nothing is sent', async () => {
    const calls = countCalls('POST', '/api/bookings/ratings/create/:id');
    const { user, dialog } = await openRating();
    const review = dialog.getByRole('textbox', { name: 'Tell us more (Optional)' });
    await user.click(review);
    await user.paste('x'.repeat(1001));
    expect(review).toHaveValue('x'.repeat(1001));
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(review).toHaveAccessibleDescription('Use up to 1,000 characters.');
    expect(review).toHaveFocus();
    expect(calls()).toBe(0);
  });

  it('is kept in full in an address, with the limit of each field', async () => {
    const calls = countCalls('POST', '/api/customers/addresses/create');
    const { user } = await renderApp('/address?address=new', { as: 'andrea' });
    const form = within(await screen.findByRole('form', { name: 'Add address' }));
    for (const [label, most] of [
      ['Address name', 40],
      ['Street, building, unit', 200],
      [/^Landmark/, 200],
      ['Contact person', 120],
    ] as const) {
      const field = form.getByLabelText(label);
      await user.click(field);
      await user.paste('y'.repeat(most + 1));
      await user.tab();
      expect(field).toHaveValue('y'.repeat(most + 1));
      await waitFor(() => expect(field).toHaveAccessibleDescription(`Use up to ${most} characters.`));
    }
    expect(calls()).toBe(0);
  });

  it('is kept in full in the search of the help center', async () => {
    const { user } = await renderApp('/help-center', { as: 'andrea' });
    const box = await screen.findByLabelText('Search the help center');
    await user.click(box);
    await user.paste('z'.repeat(120));
    expect(box).toHaveValue('z'.repeat(120));
    expect(await screen.findByText('No results found.')).toBeVisible();
  });
});
