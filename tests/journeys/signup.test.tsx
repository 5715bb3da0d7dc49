import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEverythingKept } from '../browserStorage';
import { watchCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { choose } from './choose';
import { PASSWORD, fillDetails, fillIn, fillPerson, pdf, png, pressContinue, pressCreateAccount } from './signUpPage';

const LOGIN = 'POST /api/customers/login';
const REGISTER = 'POST /api/customers/register';

const updates = (calls: ReturnType<typeof watchCalls>) =>
  calls.all.filter(({ call }) => call.startsWith('PATCH /api/customers/update/'));

afterEach(() => vi.useRealTimers());

describe('sign-up', () => {
  it('offers the two types, and keeps the requested page', async () => {
    const { user, router } = await renderApp('/signup?next=%2Fmybooking');
    await user.click(await screen.findByRole('link', { name: /^Corporate/ }));
    expect(await screen.findByRole('radio', { name: 'Corporate' })).toBeChecked();
    expect(router.state.location.pathname).toBe('/signup/corporate');
    await user.click(screen.getByRole('radio', { name: 'Individual' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup/individual'));
    expect(router.state.location.search).toBe('?next=%2Fmybooking');
  });

  it('marks the fields of the new login for password managers', async () => {
    await renderApp('/signup/individual');
    expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
  });

  it('registers an individual, completes the record, and logs in with the password typed before, which is never stored', async () => {
    const calls = watchCalls();
    const { user, router, world, store } = await renderApp('/signup/individual?next=%2Fmybooking');
    await fillDetails(user);
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    await fillPerson(user);
    await user.upload(screen.getByLabelText('Profile photo: Add a photo'), png());
    expect(await screen.findByRole('img', { name: 'face.png' })).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Create account' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/signup/individual/success');
    expect([calls.count(REGISTER), updates(calls).length]).toEqual([1, 1]);
    const sent = await calls.of(REGISTER)[0]?.request.formData();
    expect(Object.fromEntries(sent ?? [])).toEqual({
      customer_type: 'individual',
      email: 'nina@example.ph',
      username: 'nina.rose',
      mobile: '9174820136',
      password: PASSWORD,
    });
    const made = world.customers.find(({ username }) => username === 'nina.rose');
    expect(made?.profile).toMatchObject({ first_name: 'Niña Rose', last_name: 'dela Cruz', birth_date: '1994-03-12' });
    expect(made?.profile.profile_image).toMatch(/\/sandbox\/files\//);
    expect(world.addresses.find(({ customer_id }) => customer_id === made?.id)).toMatchObject({
      address_line: '8 Jupiter Street',
    });
    expect(store.getState().user.signUpData).toBeNull();
    await waitFor(() => expect(localStorage.getItem('user')).not.toContain('Jupiter'));

    expect(store.getState().user).toMatchObject({ user: { user: { username: 'nina.rose' } } });
    expect(calls.count(LOGIN)).toBe(1);
    expect(await readEverythingKept()).not.toContain(PASSWORD);
    expect(screen.getByRole('list', { name: 'Next steps' })).toHaveTextContent(/^Verify your email/);
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Verify account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    expect(router.state.location.search).toBe(`?q=${encodeURIComponent(btoa('login'))}&next=%2Fmybooking`);
  });

  it('leads to a login with the username filled in if the first login fails', async () => {
    const { user, router, store } = await renderApp('/signup/individual?next=%2Fmybooking');
    await fillDetails(user);
    await pressContinue(user);
    await fillPerson(user);
    server.use(http.post('*/api/customers/login', () => HttpResponse.error(), { once: true }));
    await pressCreateAccount(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    expect(store.getState().user.token).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
    expect(await screen.findByLabelText('Email or username')).toHaveValue('nina.rose');
    expect(router.state.location.search).toBe('?next=%2Fmybooking');
  });

  it('registers a corporate customer with its company and documents', async () => {
    const calls = watchCalls();
    const { user, router, world } = await renderApp('/signup/corporate');
    await fillIn(user, 'Company name', 'Niña’s 3 Stores');
    await choose(user, 'Company type', /Corporation/);
    await fillDetails(user);
    await pressContinue(user);
    await waitFor(() => expect(screen.getByLabelText('TIN')).toHaveFocus());
    await fillIn(user, 'TIN', '123456789000');
    await fillIn(user, 'Business address', '8 Jupiter Street');
    await fillIn(user, 'Contact person', 'Niña dela Cruz');
    await fillIn(user, 'Contact number', '9174820136');
    await pressCreateAccount(user);
    await screen.findAllByText('Upload at least one document.');
    expect(updates(calls)).toHaveLength(0);
    await user.upload(screen.getByLabelText('Company documents: Add a document'), pdf());
    expect(await screen.findByText('permit.pdf')).toBeVisible();
    await pressCreateAccount(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/signup/success');
    const made = world.customers.find(({ username }) => username === 'nina.rose');
    expect(made?.company).toMatchObject({ company_name: 'Niña’s 3 Stores', tin: '123-456-789-000' });
    expect(made?.company?.documents.map(({ name }) => name)).toEqual(['permit.pdf']);
  });

  it('fills in the person of step one as the contact person of a company, until the customer types another', async () => {
    const { user } = await renderApp('/signup/corporate');
    await fillIn(user, 'Company name', 'Niña’s 3 Stores');
    await choose(user, 'Company type', /Corporation/);
    await fillDetails(user);
    await pressContinue(user);
    expect(await screen.findByLabelText('Contact person')).toHaveValue('Niña Rose dela Cruz');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await fillIn(user, 'First name', 'Nina');
    await pressContinue(user);
    expect(await screen.findByLabelText('Contact person')).toHaveValue('Nina dela Cruz');
    await fillIn(user, 'Contact person', 'Liza Ramos');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await fillIn(user, 'First name', 'Niña');
    await pressContinue(user);
    expect(await screen.findByLabelText('Contact person')).toHaveValue('Liza Ramos');
  });

  it('lists the errors of a company in the order of the page, and focuses the first', async () => {
    const { user } = await renderApp('/signup/corporate');
    await screen.findByLabelText('Company name');
    await pressContinue(user);
    const alert = await screen.findByRole('alert');
    // the field that gets the focus says its own error
    expect(alert).toHaveTextContent(/^Fix \d+ fields$/);
    const summary = alert.parentElement as HTMLElement;
    expect(screen.getByLabelText('Company name')).toHaveFocus();
    await user.click(within(summary).getAllByRole('button')[0] as HTMLElement);
    expect(screen.getByLabelText('Company name')).toHaveFocus();
    await user.click(within(summary).getAllByRole('button')[2] as HTMLElement);
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('lists every invalid field, and sends nothing', async () => {
    const calls = watchCalls();
    const { user } = await renderApp('/signup/individual');
    await fillIn(user, 'First name', '9');
    await fillIn(user, 'Mobile number', '8174820136');
    await fillIn(user, 'Password', 'short');
    await pressContinue(user);
    const alert = await screen.findByText(/^Fix \d+ fields/);
    expect(alert).toHaveTextContent('Fix 8 fields');
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(
      'Enter a mobile number, such as 917 123 4567.',
    );
    await fillIn(user, 'Mobile number', '9174820136');
    expect(screen.getByLabelText('Mobile number')).toBeValid();
    expect(calls.all.filter(({ call }) => call.startsWith('POST'))).toHaveLength(0);
  });

  it('shows a rule once: as a hint, or as the error of a value that breaks it', async () => {
    const { user } = await renderApp('/signup/corporate');
    const username = await screen.findByLabelText('Username');
    expect(username).toHaveAccessibleDescription('3–30 characters: letters, numbers, _ - @ .');
    await fillIn(user, 'Username', 'ab');
    await fillIn(user, 'Password', 'short');
    await pressContinue(user);
    await waitFor(() => expect(username).toHaveAccessibleDescription('Use 3–30 characters: letters, numbers, _ - @ .'));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Use 9–30 characters without spaces: letters, numbers and common symbols.',
    );
    await user.clear(username);
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription('3–30 characters: letters, numbers, _ - @ . Choose a username.'),
    );
  });

  it('says that the texts to agree to are placeholders, and opens them', async () => {
    const { user } = await renderApp('/signup/individual');
    expect(await screen.findByRole('checkbox', { name: /^I agree/ })).toHaveAccessibleDescription(
      'Both texts are placeholders until the company publishes its own.',
    );
    const agreement = within(screen.getByText(/^I agree to the/));
    await user.click(agreement.getByRole('button', { name: 'Terms and Condition' }));
    expect(await screen.findByRole('dialog', { name: 'Terms and Condition' })).toHaveTextContent('Placeholder text');
  });

  it('does not move a pressed control: errors of a field appear after the press', async () => {
    const { user } = await renderApp('/signup/individual');
    await fillIn(user, 'First name', '9');
    await user.pointer({ target: screen.getByText(/^I agree to the/), keys: '[MouseLeft>]' });
    expect(screen.getByLabelText('First name')).toBeValid();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
    await fillIn(user, 'Last name', '9');
    await user.pointer({ target: screen.getByRole('button', { name: 'Continue' }), keys: '[MouseLeft>]' });
    expect(screen.getByLabelText('Last name')).toBeValid();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(await screen.findByText(/^Fix \d+ fields/)).toBeVisible();
    expect(screen.getByLabelText('First name')).toBeInvalid();
  });

  it('shows the server’s errors at their fields', async () => {
    const { user, store } = await renderApp('/signup/individual');
    await fillDetails(user);
    await fillIn(user, 'Username', 'andrea');
    await pressContinue(user);
    const username = screen.getByLabelText('Username');
    await waitFor(() => expect(username).toHaveAccessibleDescription(/This username is taken\./));
    expect(username).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(store.getState().user.signUpError).toEqual({ status: 422, message: 'This username is taken.' });
    await waitFor(() => expect(localStorage.getItem('user')).toContain('This username is taken.'));
    cleanup();

    const again = await renderApp('/signup/individual');
    expect(await screen.findByRole('alert')).toHaveTextContent('This username is taken.');
    await fillIn(again.user, 'Username', 'nina.rose');
    await fillIn(again.user, 'Password', PASSWORD);
    await pressContinue(again.user);
    await screen.findByLabelText('Street, building, unit');
    expect(again.store.getState().user.signUpError).toBeNull();
  });

  it('continues with the same id after a failed second step, and never registers twice', async () => {
    const calls = watchCalls();
    const { user, world } = await renderApp('/signup/individual');
    await fillDetails(user);
    await pressContinue(user);
    await fillPerson(user);
    await user.upload(screen.getByLabelText('Profile photo: Add a photo'), png());
    server.use(http.patch('*/api/customers/update/:id', () => HttpResponse.error(), { once: true }));
    await pressCreateAccount(user);
    expect(await screen.findByText(/connection/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.getByLabelText('Street, building, unit')).toHaveValue('8 Jupiter Street');
    expect(screen.getByRole('img', { name: 'face.png' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fillIn(user, 'First name', 'Nina');
    await pressContinue(user);
    await pressCreateAccount(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    expect([calls.count(REGISTER), updates(calls).length]).toEqual([1, 2]);
    expect(world.customers.filter(({ username }) => username === 'nina.rose')).toHaveLength(1);
    expect(world.customers.find(({ username }) => username === 'nina.rose')?.profile.first_name).toBe('Nina');
  });

  it('continues with the account of a registration whose response was lost', async () => {
    const { user, world, sandbox } = await renderApp('/signup/individual');
    server.use(
      http.post(
        '*/api/customers/register',
        async ({ request }) => {
          await getResponse(sandbox.handlers, request.clone());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await fillDetails(user);
    await pressContinue(user);
    expect(await screen.findByText(/connection/)).toBeVisible();
    // another password belongs to another customer
    await fillIn(user, 'Password', 'Another.Pass#88');
    await pressContinue(user);
    expect(await screen.findByText('This username is taken.')).toBeVisible();
    await fillIn(user, 'Password', PASSWORD);
    await pressContinue(user);
    await fillPerson(user);
    await pressCreateAccount(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    const own = world.customers.filter(({ username }) => username === 'nina.rose');
    expect(own.map(({ profile }) => profile.first_name)).toEqual(['Niña Rose']);
  });

  it('survives a reload at both steps, without the password', async () => {
    const first = await renderApp('/signup/individual');
    await fillIn(first.user, 'First name', 'Niña Rose');
    await fillIn(first.user, 'Password', PASSWORD);
    await waitFor(() => expect(localStorage.getItem('user')).toContain('Niña Rose'));
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PASSWORD);
    first.router.dispose();
    cleanup();

    const second = await renderApp('/signup/individual');
    expect(await screen.findByLabelText('First name')).toHaveValue('Niña Rose');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await fillDetails(second.user);
    await pressContinue(second.user);
    await fillIn(second.user, 'Street, building, unit', '8 Jupiter Street');
    await waitFor(() => expect(localStorage.getItem('user')).toContain('8 Jupiter Street'));
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PASSWORD);
    cleanup();

    await renderApp('/signup/individual');
    expect(await screen.findByLabelText('Street, building, unit')).toHaveValue('8 Jupiter Street');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('returns to step one at Back on step two, and to step two at Forward, with everything in the form', async () => {
    const { user, router } = await renderApp('/signup');
    await user.click(await screen.findByRole('link', { name: /^Individual/ }));
    await fillDetails(user);
    await pressContinue(user);
    await fillPerson(user);
    await user.upload(screen.getByLabelText(/^Valid ID/), pdf());
    expect(await screen.findByText('permit.pdf')).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(screen.getByLabelText('First name')).toHaveValue('Niña Rose');
    await act(() => router.navigate(1));
    expect(await screen.findByText('permit.pdf')).toBeVisible();

    // the button goes the same way
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('First name')).toHaveFocus();
    await pressContinue(user);
    expect(await screen.findByText('permit.pdf')).toBeVisible();
    // an error at a field of this step adds no entry
    server.use(
      http.patch('*/api/customers/update/:id', () =>
        HttpResponse.json({ success: false, message: 'No.', errors: { address_line: ['Too far.'] } }, { status: 422 }),
      ),
    );
    await pressCreateAccount(user);
    await screen.findAllByText('Too far.');
    await act(() => router.navigate(-2));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
  });

  it('does not open step two when the response to the registration arrives on another page', async () => {
    const { user, router } = await renderApp('/signup/individual');
    await fillDetails(user);
    const { held, release } = createHold();
    const registered = watchCalls();
    server.use(http.post('*/api/customers/register', () => held));
    await pressContinue(user);
    await act(() => router.navigate('/about'));
    const { key } = router.state.location;
    release();
    await waitFor(() => expect(registered.count(REGISTER)).toBe(1));
    await settled();
    expect(router.state.location.key).toBe(key);
  });

  it('shows a toast, and opens nothing, when the response to its last step arrives on another page', async () => {
    const { user, router, world } = await renderApp('/signup/individual');
    await fillDetails(user);
    await pressContinue(user);
    await fillPerson(user);
    const { held, release } = createHold();
    const calls = watchCalls();
    server.use(http.patch('*/api/customers/update/:id', () => held));
    await pressCreateAccount(user);
    await act(() => router.navigate('/about'));
    const { key } = router.state.location;
    release();
    expect(await screen.findByText('Your account is created. Log in to use it.')).toBeVisible();
    await settled();
    expect(router.state.location.key).toBe(key);
    expect(calls.count(LOGIN)).toBe(0);
    expect(world.customers.find(({ username }) => username === 'nina.rose')?.profile.first_name).toBe('Niña Rose');
    await act(() => router.navigate('/login'));
    expect(await screen.findByLabelText('Email or username')).toHaveValue('nina.rose');
  });

  it('shows a toast when its last step fails on another page, and keeps the reason', async () => {
    const { user, router } = await renderApp('/signup/individual');
    await fillDetails(user);
    await pressContinue(user);
    await fillPerson(user);
    const { held, release } = createHold();
    const refuse = () => HttpResponse.json({ success: false, message: 'We are closed.' }, { status: 500 });
    server.use(http.patch('*/api/customers/update/:id', () => held.then(refuse)));
    await pressCreateAccount(user);
    await act(() => router.navigate('/about'));
    release();
    expect(await screen.findByText('Your sign-up did not go through. We are closed.')).toBeVisible();
    await act(() => router.navigate('/signup/individual'));
    expect(await screen.findByLabelText('Street, building, unit')).toHaveValue('8 Jupiter Street');
    expect(screen.getByText('We are closed.')).toBeVisible();
  });

  it('is complete after a second try when the response to its last step was lost', async () => {
    const { user, world, sandbox } = await renderApp('/signup/individual');
    await fillDetails(user);
    await pressContinue(user);
    await fillPerson(user);
    server.use(
      http.patch(
        '*/api/customers/update/:id',
        async ({ request }) => {
          await getResponse(sandbox.handlers, request.clone());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await pressCreateAccount(user);
    expect(await screen.findByText(/connection/)).toBeVisible();
    await pressCreateAccount(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    expect(world.customers.find(({ username }) => username === 'nina.rose')?.profile.first_name).toBe('Niña Rose');
  });

  it('keeps the details and the files when the customer follows a link', async () => {
    const { user, router, world } = await renderApp('/signup');
    await user.click(await screen.findByRole('link', { name: /^Individual/ }));
    await fillDetails(user);
    await pressContinue(user);
    await fillPerson(user);
    await user.upload(screen.getByLabelText('Profile photo: Add a photo'), png());
    await user.upload(screen.getByLabelText(/^Valid ID/), pdf());
    expect(await screen.findByText('permit.pdf')).toBeVisible();
    await act(() => router.navigate('/signup'));
    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    expect(await screen.findByLabelText('Street, building, unit')).toHaveValue('8 Jupiter Street');
    expect(await screen.findByRole('img', { name: 'face.png' })).toBeVisible();
    expect(screen.getByText('permit.pdf')).toBeVisible();
    await pressCreateAccount(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    const made = world.customers.find(({ username }) => username === 'nina.rose');
    expect(made?.profile.profile_image).toMatch(/\/sandbox\/files\//);
  });

  it('forgets the files of another sign-up', async () => {
    const { user, router } = await renderApp('/signup');
    await user.click(await screen.findByRole('link', { name: /^Individual/ }));
    await fillDetails(user);
    await pressContinue(user);
    await user.upload(await screen.findByLabelText('Profile photo: Add a photo'), png());
    expect(await screen.findByRole('img', { name: 'face.png' })).toBeVisible();
    await act(() => router.navigate('/signup'));
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('link', { name: /^Individual/ }));
    await fillDetails(user);
    await fillIn(user, 'Email', 'rosa@example.ph');
    await fillIn(user, 'Mobile number', '0917 482 0999');
    await fillIn(user, 'Username', 'rosa.santos');
    await pressContinue(user);
    expect(await screen.findByLabelText('Street, building, unit')).toHaveValue('');
    await act(() => router.navigate('/signup'));
    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    expect(await screen.findByLabelText('Profile photo: Add a photo')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'face.png' })).toBeNull();
  });

  it('keeps the registered type, whichever type is opened', async () => {
    const app = await renderApp('/signup/individual?next=%2Fwallet');
    await fillDetails(app.user);
    await pressContinue(app.user);
    await screen.findByLabelText('Street, building, unit');
    await act(() => app.router.navigate('/signup/corporate?next=%2Fwallet'));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/signup/individual'));
    expect(app.router.state.location.search).toBe('?next=%2Fwallet');
    expect(app.store.getState().user.type).toBe('individual');
    await act(() => app.router.navigate('/signup'));
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/signup/individual');
    expect(screen.queryByRole('link', { name: /^Corporate/ })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('link', { name: /^Corporate/ })).toBeVisible();
  });

  it('shows the progress of the upload', async () => {
    const { user } = await renderApp('/signup/individual');
    await fillDetails(user);
    await pressContinue(user);
    await fillPerson(user);
    const { held, release } = createHold();
    server.use(http.patch('*/api/customers/update/:id', () => held));
    await pressCreateAccount(user);
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('leads to the login when the details can no longer be completed here', async () => {
    const { user, world } = await renderApp('/signup/individual');
    await fillDetails(user);
    await pressContinue(user);
    await fillPerson(user);
    world.customers.forEach((customer) => (customer.created_at = 0));
    await pressCreateAccount(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to finish' })).toBeVisible();
  });

  it('limits the birth date to that of a customer, and refuses a mistyped year with a sentence', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-01T09:00:00+08:00'), toFake: ['Date'] });
    const calls = watchCalls();
    const { user } = await renderApp('/signup/individual');
    await fillDetails(user);
    await pressContinue(user);
    const field = await screen.findByLabelText('Birth date');
    expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['1900-01-01', '2013-12-01']);
    await fillPerson(user);
    await fillIn(user, 'Birth date', '2020-03-12');
    await pressCreateAccount(user);
    expect(field).toHaveAccessibleDescription('Check your birth date. It must be at least 13 years ago.');
    expect(updates(calls)).toHaveLength(0);
    await fillIn(user, 'Birth date', '2002-03-12');
    await pressCreateAccount(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
  });

  it.each([
    ['a renamed program', new File(['MZ program'], 'face.png', { type: 'image/png' }), /not a valid PNG file/],
    ['an SVG', new File(['<svg/>'], 'face.svg', { type: 'image/svg+xml' }), /is not a JPG, PNG or WebP file/],
  ])('rejects %s before sending anything', async (_what, file, message) => {
    const calls = watchCalls();
    const { user } = await renderApp('/signup/individual');
    await fillDetails(user);
    await pressContinue(user);
    await screen.findByLabelText('Birth date');
    const before = calls.all.length;
    const field = screen.getByLabelText('Profile photo: Add a photo');
    field.removeAttribute('accept');
    await user.upload(field, file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls.all).toHaveLength(before);
  });

  it.each([
    ['/signup/success', ['Log in', 'Verify', 'Document review', 'Book']],
    ['/signup/individual/success', ['Log in', 'Verify', 'Book']],
  ])('has its success page at %s, without a username if it is unknown', async (path, titles) => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Account created' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Next steps' })).getAllByRole('listitem');
    expect(steps).toHaveLength(titles.length);
    titles.forEach((title, index) => expect(steps[index]).toHaveTextContent(title));
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByText(/Your username is/)).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});
