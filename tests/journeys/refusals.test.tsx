import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { livePath } from '@/config/paths';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { pass } from '../time';

type Verb = 'post' | 'patch' | 'delete';
type Words = { message?: string; errors?: Record<string, string[]> };

/** Every call of this kind is refused from now on. */
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

describe('a refusal that names fields', () => {
  it('stands at the fields of the login, with the focus on the first', async () => {
    const { user } = await renderApp('/login');
    await user.type(await screen.findByLabelText('E-mail or username'), 'andrea');
    await user.type(screen.getByLabelText('Password'), 'Padala#2026');
    refuse('post', '/api/customers/login', 422, {
      errors: {
        username: ['This name is locked.'],
        password: ['Choose a new one first.'],
        device: ['Unknown device.'],
      },
    });
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const name = screen.getByLabelText('E-mail or username');
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is locked.'));
    expect(name).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Choose a new one first.');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Unknown device\.$/);
  });

  it('is whole where the form has one of the fields and not the other', async () => {
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

  it('is said above the form where the form has none of them', async () => {
    const { user } = await renderApp('/forgot');
    await user.type(await screen.findByLabelText('E-mail'), 'andrea@example.ph');
    refuse('post', '/api/reset-password/request', 422, { errors: { captcha: ['Come back tomorrow.'] } });
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please check the marked fields\. Come back tomorrow\.$/,
    );
  });

  it('stands at the code of a verification', async () => {
    const { user } = await renderApp('/auth/verification/email', { as: 'bea' });
    const code = await screen.findByLabelText('6-digit code');
    await user.type(code, '123456');
    refuse('post', '/api/customers/verify-otp', 422, { errors: { otp: ['This code is for the mobile number.'] } });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is for the mobile number.'));
    expect(code).toHaveFocus();
  });

  it('stays in the rating, at its words, and the rest above', async () => {
    const { user, dialog } = await openRating();
    const words = dialog.getByRole('textbox', { name: 'Tell us more (Optional)' });
    await user.type(words, 'Late.');
    refuse('post', '/api/bookings/ratings/create/:id', 422, {
      errors: { review: ['Leave the names of people out.'], rating: ['Choose a score.'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(words).toHaveAccessibleDescription('Leave the names of people out.'));
    expect(words).toHaveValue('Late.');
    expect(dialog.getByRole('alert')).toHaveTextContent(/^Choose a score\.$/);
  });
});

async function openRating() {
  const { user, router, world } = await renderApp('/mybooking', { as: 'andrea' });
  const booking = world.bookings.find(
    (one) => one.customer_id === 1 && one.status === 'Completed' && one.rating === null,
  );
  await act(() => router.navigate(livePath(booking?.booking_number ?? '')));
  await user.click(await screen.findByRole('button', { name: 'Rate' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Rate your experience' })) };
}

describe('a server that asks to wait', () => {
  it('is not asked again to log in before that', async () => {
    const calls = countCalls('POST', '/api/customers/login');
    const { user } = await renderApp('/login');
    await user.type(await screen.findByLabelText('E-mail or username'), 'andrea');
    await user.type(screen.getByLabelText('Password'), 'Padala#2026');
    refuse('post', '/api/customers/login', 429, { message: 'Too many tries.' }, 30);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const press = () => user.click(screen.getByRole('button', { name: 'Login' }));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many tries\. Try again in 30 seconds\.$/);
    await press();
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    await pass(28_000);
    await press();
    expect(calls()).toBe(1);
    await pass(2_000);
    expect(screen.getByRole('alert')).toHaveTextContent(/Try again in 30 seconds/);
    await press();
    await waitFor(() => expect(calls()).toBe(2));
  });

  it('is not asked about a code before that, whatever is typed', async () => {
    const calls = countCalls('POST', '/api/customers/verify-otp');
    const { user } = await renderApp('/auth/verification/email', { as: 'bea' });
    const code = await screen.findByLabelText('6-digit code');
    await user.type(code, '123456');
    refuse('post', '/api/customers/verify-otp', 503, { message: 'We are being maintained.' }, 60);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const words = 'We are being maintained. Try again in 60 seconds.';
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(words));
    await user.clear(code);
    await user.type(code, '654321{Enter}');
    expect(code).toHaveAccessibleDescription(words);
    expect(calls()).toBe(1);
    await pass(61_000);
    await user.type(code, '{Enter}');
    await waitFor(() => expect(calls()).toBe(2));
  });

  it('is not asked for another code before that', async () => {
    const calls = countCalls('POST', '/api/customers/request-otp');
    const { user, router } = await renderApp('/settings', { as: 'bea' });
    refuse('post', '/api/customers/request-otp', 503, { message: 'No codes now.' }, 60);
    await act(() => router.navigate('/auth/verification/email'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No codes now\. Try again in 60 seconds\.$/);
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    // leaving and coming back is no way around it
    await user.click(screen.getByRole('link', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Verify your e-mail' })).toBeNull());
    await act(() => router.navigate('/auth/verification/email'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No codes now\./);
    expect(calls()).toBe(1);
  });

  it('is not sent a rating again before that', async () => {
    const calls = countCalls('POST', '/api/bookings/ratings/create/:id');
    const { user, dialog } = await openRating();
    refuse('post', '/api/bookings/ratings/create/:id', 429, { message: 'Slow down.' }, 90);
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Slow down\. Try again in 2 minutes\.$/);
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(calls()).toBe(1);
  });
});

describe('a paste that is too long', () => {
  it('is whole in the rating, and nothing leaves', async () => {
    const calls = countCalls('POST', '/api/bookings/ratings/create/:id');
    const { user, dialog } = await openRating();
    const words = dialog.getByRole('textbox', { name: 'Tell us more (Optional)' });
    await user.click(words);
    await user.paste('x'.repeat(1001));
    expect(words).toHaveValue('x'.repeat(1001));
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(words).toHaveAccessibleDescription('At most 1,000 characters.');
    expect(words).toHaveFocus();
    expect(calls()).toBe(0);
  });

  it('is whole in an address, and says how long each text may be', async () => {
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
      await waitFor(() => expect(field).toHaveAccessibleDescription(`At most ${most} characters.`));
    }
    expect(calls()).toBe(0);
  });

  it('is whole in the search of the help center', async () => {
    const { user } = await renderApp('/help-center', { as: 'andrea' });
    const box = await screen.findByLabelText('Search the help center');
    await user.click(box);
    await user.paste('z'.repeat(120));
    expect(box).toHaveValue('z'.repeat(120));
    expect(await screen.findByText('No results found.')).toBeVisible();
  });
});
