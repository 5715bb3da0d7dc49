import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { PATHS, getReviewPath } from '@/config/paths';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { server } from '../server';
import { openReview, unfoldPayWith } from './reviewPage';

type Review = Awaited<ReturnType<typeof openReview>>;

afterEach(() => {
  window.location.hash = '';
});

/** Lets the bank page of a top-up open as `#bank` of this page; returns the id of its payment. */
function catchBankPage({ sandbox }: Review) {
  let bankPage = '';
  server.use(
    http.post('*/api/payments/top-up', async ({ request }) => {
      const own = await getResponse([...sandbox.handlers], request.clone());
      const body = (await own?.json()) as { data: { redirect_url: string } };
      bankPage = body.data.redirect_url;
      return HttpResponse.json({ ...body, data: { ...body.data, redirect_url: `${window.location.origin}/#bank` } });
    }),
  );
  return () => new URL(bankPage).searchParams.get('id') ?? '';
}

const answerBank = (id: string, approve: boolean) =>
  fetch(new URL(`/sandbox/authorize/${id}`, window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ approve }),
  });

/** Opens a review with ₱100.00 in the wallet, and tops up what is missing with GCash up to the bank page. */
async function topUpFromReview() {
  const review = await openReview();
  const { user, world, payWith, store } = review;
  const andrea = findDemoCustomer(world, 'andrea');
  andrea.wallet = 100_00;
  await act(() => review.router.navigate(PATHS.about));
  await act(() => review.router.navigate(getReviewPath(String(review.booking.id))));
  expect(payWith).not.toBeInTheDocument();
  const methods = within(await unfoldPayWith(user));
  const wallet = await methods.findByRole('radio', { name: 'Wallet', description: /^Needs ₱[\d,.]+ more$/ });
  expect(wallet).toBeDisabled();
  const paymentId = catchBankPage(review);
  await user.click(methods.getByRole('link', { name: 'Top up Wallet' }));
  await user.click(await screen.findByRole('button', { name: 'Top up' }));
  const opened = await screen.findByRole('dialog', { name: /^Top up ₱/ });
  const dialog = within(opened);
  const title = dialog.getByRole('heading').textContent;
  await user.click(dialog.getByRole('radio', { name: /GCash 0136/ }));
  await user.click(dialog.getByRole('button', { name: /^Top up ₱/ }));
  await waitFor(() => expect(window.location.hash).toBe('#bank'));
  const reference = store.getState().booking.pendingTopUps[0]?.reference ?? '';
  return { ...review, paymentId: paymentId(), reference, title };
}

describe('a wallet with too little for a booking', () => {
  it('is topped up with the missing amount on the bank page, then pays the booking', async () => {
    const { user, router, booking, paymentId, reference } = await topUpFromReview();
    await answerBank(paymentId, true);
    await act(() => router.navigate(`${PATHS.paymentSuccess}?reference=${reference}`));
    expect(await screen.findByRole('heading', { name: 'Your wallet is topped up' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue your booking' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(getReviewPath(String(booking.id))),
    );
    const payWith = within(await unfoldPayWith(user));
    await waitFor(() => expect(payWith.getByRole('radio', { name: /^Wallet/ })).toBeEnabled());
    expect(payWith.queryByRole('link')).toBeNull();
  });

  it('leads back to the booking after a declined top-up too, and keeps its amount and method', async () => {
    const { user, router, booking, paymentId, reference, title } = await topUpFromReview();
    await answerBank(paymentId, false);
    await act(() => router.navigate(`${PATHS.paymentFailure}?reference=${reference}`));
    await user.click(await screen.findByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Continue your booking' })).toHaveAttribute(
      'href',
      getReviewPath(String(booking.id)),
    );
    await user.click(screen.getByRole('button', { name: 'Top up' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByRole('radio', { name: /GCash 0136/ })).toBeChecked();
  });
});

describe('a credit with too little for a booking', () => {
  it('leads to the credit page and back to the payment', async () => {
    const { user, router, world, booking } = await openReview('harbor.foods');
    const harbor = findDemoCustomer(world, 'harbor.foods');
    harbor.credit_used = harbor.credit_limit - 100_00;
    await act(() => router.navigate(PATHS.about));
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    const methods = within(await unfoldPayWith(user));
    expect(await methods.findByRole('radio', { name: 'Credit', description: /^Needs ₱[\d,.]+ more$/ })).toBeDisabled();
    await user.click(methods.getByRole('link', { name: 'Request more Credit' }));
    expect(await screen.findByRole('region', { name: 'Request credit' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue your booking' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(getReviewPath(String(booking.id))),
    );
  });

  it('leaves the former method chosen until it is enough, then is chosen', async () => {
    const { user, router, world, booking } = await openReview('harbor.foods');
    const harbor = findDemoCustomer(world, 'harbor.foods');
    const usedBefore = harbor.credit_used;
    harbor.credit_used = harbor.credit_limit - 100_00;
    const reviewPath = getReviewPath(String(booking.id));
    await act(() => router.navigate(PATHS.about));
    await act(() => router.navigate(reviewPath));
    const methods = within(await unfoldPayWith(user));
    await user.click(await methods.findByRole('radio', { name: 'Cash' }));
    await user.click(methods.getByRole('link', { name: 'Request more Credit' }));
    await user.click(await screen.findByRole('link', { name: 'Continue your booking' }));
    const unchanged = within(await unfoldPayWith(user));
    expect(unchanged.getByRole('radio', { name: 'Cash' })).toBeChecked();
    expect(screen.getByRole('button', { name: /^Book with cash/ })).toBeEnabled();

    harbor.credit_used = usedBefore;
    await act(() => router.navigate(PATHS.about));
    await act(() => router.navigate(reviewPath));
    expect(await screen.findByRole('button', { name: /^Book on credit/ })).toBeEnabled();
  });
});
