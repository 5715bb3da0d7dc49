import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BACKEND } from '@/api/adapter/adapter';
import { PATHS } from '@/config/paths';
import { draftSaved } from '@/store/booking';
import { selectAccountKey } from '@/store/user';
import { createBookableDraft } from '../builders/bookable';
import { translateRequests } from '../contract/validator';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { asVariant, toSandboxRequest } from '../variants/handlers';
import {
  bareLists,
  combine,
  customerAsUser,
  djangoRest,
  emptyWrites,
  loginWithoutCustomer,
  numbersAsText,
  pagesFromOne,
  trailingSlashes,
  vehicleTypeAs,
  type Variant,
} from '../variants/variants';
import { book, waitForReview } from './bookingPage';
import { bookingsOf, isOnTheRoad } from './livePage';
import { fillInLogin, pressLogin } from './loginPage';
import { VAN, payButton, unfoldPayWith } from './reviewPage';

const contract = structuredClone(BACKEND);
afterEach(() => {
  Object.assign(BACKEND, structuredClone(contract));
});

async function logIn({ user }: RenderedApp, password?: string) {
  await fillInLogin(user, 'andrea', password);
  await pressLogin(user);
}

async function seeBookings({ router, world }: RenderedApp) {
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.myBookings));
  const [{ booking_number: number } = { booking_number: '' }] = bookingsOf(world, 'andrea').filter(isOnTheRoad);
  expect(await screen.findByRole('link', { name: number })).toBeVisible();
}

async function bookAndPay(
  { user, store, router, world }: RenderedApp,
  draft: Awaited<ReturnType<typeof createBookableDraft>>,
) {
  act(() => void store.dispatch(draftSaved({ account: selectAccountKey(store.getState()), draft })));
  await act(() => router.navigate(PATHS.bookSpecial));
  await screen.findByText('Updated just now');
  await user.click(book());
  const id = await waitForReview(router);
  const payWith = await unfoldPayWith(user);
  await user.click(await within(payWith).findByRole('radio', { name: /Visa/ }));
  await user.click(await payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.bookingLive));
  const paid = world.bookings.find((booking) => String(booking.id) === id);
  expect([String(paid?.vehicle_type), paid?.payment_status]).toEqual([VAN, 'Paid']);
}

async function chat({ user, router }: RenderedApp) {
  await act(() => router.navigate(PATHS.about));
  await user.click(await screen.findByRole('button', { name: 'Message' }));
  const drawer = await screen.findByRole('dialog', { name: 'Chats' });
  const [row] = await within(drawer).findAllByRole('listitem');
  await user.click(within(row as HTMLElement).getByRole('button'));
  const log = await screen.findByRole('log', { name: 'Messages' });
  const box = screen.getByPlaceholderText('Enter your message...');
  await user.type(box, 'I am at the lobby.{Enter}');
  expect(await within(log).findByText('I am at the lobby.')).toBeVisible();
  await waitFor(() => expect(box).toHaveValue(''));
}

async function openVariant(variant: Variant) {
  const draft = await createBookableDraft({ vehicle_type: VAN });
  const app = await renderApp(`${PATHS.login}?next=${encodeURIComponent(PATHS.myBookings)}`);
  translateRequests(async (request) => (await toSandboxRequest(request, variant)) ?? request);
  server.resetHandlers(...asVariant(app.sandbox.handlers, variant));
  return { app, draft };
}

async function walk({ app, draft }: Awaited<ReturnType<typeof openVariant>>) {
  await logIn(app);
  await seeBookings(app);
  await bookAndPay(app, draft);
  await chat(app);
  expect(screen.queryByText(/undefined|NaN|Invalid Date/)).toBeNull();
}

describe('a customer logs in, lists bookings, books, pays and chats', () => {
  it.each<[string, Variant]>([
    ['bare lists, and all ids and numbers as text', combine(numbersAsText, bareLists)],
    ['the customer as `user`, and vehicle types as ids', combine(customerAsUser, vehicleTypeAs('id'))],
    ['a login without a customer, and vehicle types by name', combine(loginWithoutCustomer, vehicleTypeAs('name'))],
    ['writes answered with 204', emptyWrites],
  ])('with %s', async (_name, variant) => {
    await walk(await openVariant(variant));
  });

  it('with Django REST pages, bare objects and its errors', async () => {
    const visit = await openVariant(djangoRest);
    await logIn(visit.app, 'wrong-password');
    expect(await screen.findByText('Incorrect username or password.')).toBeVisible();
    await walk(visit);
  });

  it('with trailing slashes, and pages from 1 under other names, by the settings of the adapter', async () => {
    BACKEND.hasTrailingSlashes = true;
    Object.assign(BACKEND, { pageParam: 'page_number', sizeParam: 'page_size' });
    BACKEND.firstPage = { bookings: 1, notifications: 1, payments: 1, messages: 1 };
    const visit = await openVariant(combine(trailingSlashes, pagesFromOne));
    await walk(visit);
    // the path of the refresh ends in a slash, too
    visit.app.world.sessions.forEach(({ access }) => access.forEach((token) => (token.expires_at = 0)));
    await act(() => visit.app.router.navigate(PATHS.addresses));
    expect(await screen.findByRole('button', { name: 'Studio' })).toBeVisible();
  });
});
