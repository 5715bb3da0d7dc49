import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';

const isFormOpen = () => screen.queryByRole('heading', { name: 'Goods' }) !== null;
const buttons = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('the pre-booking gate', () => {
  it('lets a complete customer through to the form', async () => {
    await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Book a delivery' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('warns a company without credit, and links to its credit page', async () => {
    await renderApp(PATHS.bookSpecial, { as: 'isla.trading' });
    const toasts = await screen.findByRole('region', { name: 'Messages' });
    expect(await within(toasts).findByText('You have no credit limit. Please request credit limit.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Credit' })).toHaveAttribute(
      'href',
      '/wallet/corporate?next=%2Fbooking%2Fexclusive',
    );
    expect(isFormOpen()).toBe(false);
  });

  it('leads a company back to the booking once it has credit', async () => {
    const { user, router, world } = await renderApp(PATHS.bookJoint, { as: 'isla.trading' });
    const viewCredit = () => screen.findByRole('link', { name: 'View Credit' });
    await user.click(await viewCredit());
    expect(await screen.findByRole('region', { name: 'Request credit' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue your booking' })).toBeNull();
    await act(() => router.navigate(-1));
    for (const customer of world.customers) if (customer.credit_limit > 0) customer.credit_limit += 1_000_00;
    await user.click(await viewCredit());
    await user.click(await screen.findByRole('link', { name: 'Continue your booking' }));
    await waitFor(() => expect(isFormOpen()).toBe(true));
    expect(router.state.location.pathname).toBe(PATHS.bookJoint);
  });

  it('lets a company with credit through, even with an incomplete profile', async () => {
    await renderApp(PATHS.bookJoint, {
      as: 'harbor.foods',
      world: (world) => {
        for (const { profile } of world.customers) Object.assign(profile, { gender: '', is_email_verified: false });
        world.paymentMethods = [];
      },
    });
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeVisible();
  });

  it('asks for the profile first, and opens its edit page', async () => {
    const { user, store, router } = await renderApp(PATHS.bookSpecial, { as: 'carlo' });
    const dialog = await screen.findByRole('dialog', {
      name: 'Please update your profile details and documents before booking.',
    });
    expect(buttons(dialog)).toEqual(['Later', 'Update']);
    await user.click(within(dialog).getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
    expect(store.getState().utils.isShowEditProfile).toBe(true);
  });

  it('waits for an account number, which settings explains that the customer cannot enter', async () => {
    const { user, router } = await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      world: (world) => {
        for (const { profile } of world.customers) profile.account_number = '';
      },
    });
    const dialog = await screen.findByRole('dialog', { name: /^Please update your profile/ });
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    expect(await screen.findByText('Still empty: account number')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
    expect(await screen.findByText(/^Your account number isn't assigned yet\./)).toBeVisible();
  });

  it('leads back to the booking once the profile is complete', async () => {
    const { user, router } = await renderApp(`${PATHS.bookSpecial}?from=quote`, {
      as: 'andrea',
      world: ({ customers }) => {
        customers[0]!.profile.last_name = '';
      },
    });
    const dialog = await screen.findByRole('dialog', { name: /^Please update your profile/ });
    await user.click(within(dialog).getByRole('button', { name: 'Update' }));
    const name = await screen.findByLabelText('Last name');
    expect(screen.queryByRole('link', { name: 'Continue your booking' })).toBeNull();
    await user.type(name, 'Villanueva');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await user.click(await screen.findByRole('link', { name: 'Continue your booking' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=quote'));
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeVisible();
  });

  it('returns to the booking after the verification', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'bea' });
    const dialog = await screen.findByRole('dialog', { name: 'Verify your account' });
    await user.click(within(dialog).getByRole('button', { name: 'Verify' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: /Verify Account/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/next=%2Fbooking%2Fexclusive$/),
    );
  });

  it('asks to verify, and opens the menu for it', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'bea' });
    const dialog = await screen.findByRole('dialog', { name: 'Verify your account' });
    expect(within(dialog).getByText('Please verify your account before booking.')).toBeVisible();
    expect(buttons(dialog)).toEqual(['Later', 'Verify']);
    await user.click(within(dialog).getByRole('button', { name: 'Verify' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  it('asks for a card, and opens the wallet', async () => {
    const { user, router } = await renderApp(PATHS.bookSpecial, { as: 'dina' });
    const dialog = await screen.findByRole('dialog', { name: 'Create New Card' });
    expect(
      within(dialog).getByText('No card found. Please create new card and verify to proceed with booking.'),
    ).toBeVisible();
    expect(buttons(dialog)).toEqual(['Go to Ewallet page']);
    await user.click(within(dialog).getByRole('button', { name: 'Go to Ewallet page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/wallet'));
    const links = await screen.findAllByRole('link', { name: /^(Create new card|Add card)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(3).fill('/payment-method?add=card&next=%2Fbooking%2Fexclusive'),
    );
  });

  it('keeps the order of the rules, and lists all missing steps once the dialog is closed', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      world: (world) => {
        for (const { profile } of world.customers) Object.assign(profile, { gender: '', is_mobile_verified: false });
        world.paymentMethods = [];
      },
    });
    const dialog = await screen.findByRole('dialog', { name: /^Please update your profile/ });
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const panel = screen.getByRole('region', { name: 'Before you book' });
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([
      'Profile details and documentsStill empty: genderWhy do I need a complete profile?Update',
      'Email and mobile numberNot verified yet: mobile number',
      'Card or walletNo card or wallet saved yet',
    ]);
    expect(isFormOpen()).toBe(false);
  });

  it('opens as soon as the last step is done', async () => {
    const { user, world } = await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      world: (fresh) => {
        for (const { profile } of fresh.customers) profile.is_mobile_verified = false;
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Verify your account' });
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    for (const { profile } of world.customers) profile.is_mobile_verified = true;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeVisible();
  });
});

describe('the gate of a form that is open', () => {
  const refuseOnce = http.get(
    '/api/customers/',
    () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
    {
      once: true,
    },
  );

  it('checks again when the other mode is picked, and closes if a rule blocks', async () => {
    const { user, router, world } = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    await screen.findByRole('heading', { name: 'Goods' });
    world.paymentMethods = [];
    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Card' })).toBeVisible();
    expect(router.state.location.pathname).toBe(PATHS.bookJoint);
    expect(isFormOpen()).toBe(false);
  });

  it('keeps the form when the check fails, shows the error, and blocks booking until a check succeeds', async () => {
    const { user, router } = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    await screen.findByRole('heading', { name: 'Goods' });
    await user.type(screen.getByRole('textbox', { name: /Notes for the driver/ }), 'Ring twice');
    const asked = countCalls('GET', '/api/customers/');
    server.use(refuseOnce);
    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    expect(await screen.findByText(/^We couldn't check your profile and payment methods/)).toBeVisible();
    expect(asked()).toBe(1);
    expect(router.state.location.pathname).toBe(PATHS.bookJoint);
    const submit = screen.getByRole('button', { name: 'See drivers and rates' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
    expect(asked()).toBe(2);
    expect(screen.queryByText(/^We couldn't check your profile/)).toBeNull();
    expect(screen.getByRole('textbox', { name: /Notes for the driver/ })).toHaveValue('Ring twice');
  });
});

describe('the check of a form that is open', () => {
  it('runs again when the connection is back', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    await screen.findByRole('heading', { name: 'Goods' });
    let isOffline = true;
    server.use(http.get('/api/customers/', () => (isOffline ? HttpResponse.error() : undefined)));
    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    expect(await screen.findByText(/^We couldn't check your profile/)).toBeVisible();
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^We couldn't check your profile/)).toBeNull());
    const submit = screen.getByRole('button', { name: 'See drivers and rates' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
  });
});

describe('a gate that is closed', () => {
  const later = async (user: { click: (element: Element) => Promise<void> }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Verify your account' });
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  it('shows its dialog again when the other mode is picked, and on Check again', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'bea' });
    await later(user);
    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    await later(user);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await later(user);
    expect(isFormOpen()).toBe(false);
  });

  it('checks again when the command palette picks the mode of its page', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'bea' });
    await later(user);
    const asked = countCalls('GET', '/api/customers/');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Search' });
    await user.keyboard('book special{Enter}');
    await later(user);
    expect(asked()).toBe(1);
  });

  it('warns a company again, once per check', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'isla.trading' });
    const toasts = await screen.findByRole('region', { name: 'Messages' });
    const words = 'You have no credit limit. Please request credit limit.';
    expect(await within(toasts).findAllByText(words)).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    await waitFor(() => expect(within(toasts).getAllByText(words)).toHaveLength(2));
  });
});

describe('a gate without a response', () => {
  const fail = () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 });

  it.each([
    ['the profile', '/api/customers/'],
    ['the payment methods', '/api/payments/methods'],
  ])('stays closed when %s cannot be loaded, shows the error and tries again', async (_, path) => {
    const { user } = await renderApp(PATHS.dashboard, { as: 'andrea' }).then(async (app) => {
      // a response that is still on its way would open the gate
      await settled();
      server.use(http.get(path, fail));
      await app.router.navigate(PATHS.bookSpecial);
      return app;
    });
    expect(await screen.findByText("We couldn't open the booking form")).toBeVisible();
    expect(screen.getByText("We couldn't check your profile and payment methods. Down")).toBeVisible();
    expect(isFormOpen()).toBe(false);
    server.use(http.get(path, fail, { once: true }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("We couldn't open the booking form")).toBeVisible();
  });

  it('trusts the server, not the complete profile in storage', async () => {
    const { store, router, world } = await renderApp(PATHS.dashboard, { as: 'andrea' });
    for (const { profile } of world.customers) profile.gender = '';
    await router.navigate(PATHS.bookSpecial);
    expect(store.getState().user.user?.user.user_profile.gender).toBe('Female');
    expect(await screen.findByRole('dialog', { name: /^Please update your profile/ })).toBeVisible();
    expect(isFormOpen()).toBe(false);
  });
});
