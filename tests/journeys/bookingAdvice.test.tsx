import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Quote } from '@/api/wire';
import { PATHS } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { server } from '../server';
import { openPriced } from './bookingPage';

afterEach(() => void vi.useRealTimers());

const summary = () => screen.getByRole('region', { name: 'Summary' });
const card = (name: RegExp) => screen.findByRole('radio', { name });
const getAdvice = () => screen.getByRole('status', { name: 'Advice for this pickup' });

/** 2026-11-23 is a Monday: plates ending in 1 and 2 stay at home. */
const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-11-23T${time}:00+08:00`) });

describe('the vehicles of a Special booking', () => {
  it('say how much of each the load takes, and follow it', async () => {
    const { user } = await openPriced();
    expect(await card(/^L300 Van ?Up to 1,000 kg ?240 × 140 × 140 cm ?Weight 20%/)).toBeEnabled();
    expect(screen.queryByText('Volume')).toBeNull();
    // one that cannot take it says why, and no share
    const motorcycle = await card(/^Motorcycle/);
    expect(motorcycle).toBeDisabled();
    expect(motorcycle).toHaveAccessibleDescription('Too small for 198 kg');
    expect(motorcycle.closest('label')).not.toHaveTextContent('%');

    for (const [side, cm] of [
      ['Length', '50'],
      ['Width', '40'],
      ['Height', '30'],
    ] as const)
      await user.type(screen.getByRole('textbox', { name: new RegExp(`^${side}`) }), cm);
    await user.tab();
    expect(await card(/^L300 Van.*Weight 20% ?Volume 16%/)).toBeEnabled();
    expect(await card(/^Sedan/)).toHaveAccessibleDescription('Too small for 0.72 m³');
  });
});

describe('advice on the departure', () => {
  it('names the coding hours while a pickup "now" is in them', async () => {
    at('08:00');
    await openPriced();
    await waitFor(() => expect(getAdvice()).toHaveTextContent('Number coding: plates ending in 1 and 2'));
    expect(getAdvice()).toHaveTextContent('For information only');
    expect(screen.getByRole('button', { name: 'See drivers and rates' })).not.toHaveAttribute('aria-disabled');
  });

  it('does not appear between them, and follows the chosen time', async () => {
    at('12:00');
    const { user } = await openPriced({
      draft: await createBookableDraft({
        schedule: { when: 'later', date: '2026-12-08', pickup_at: '2026-12-08T08:00:00+08:00' },
      }),
    });
    await waitFor(() => expect(getAdvice()).toHaveTextContent('Public holiday: Immaculate Conception'));
    expect(getAdvice()).not.toHaveTextContent('Number coding');
    await user.click(screen.getByRole('radio', { name: 'Now' }));
    await waitFor(() => expect(getAdvice()).toBeEmptyDOMElement());
  });

  it('does not appear for a route outside Metro Manila', async () => {
    at('08:00');
    const draft = await createBookableDraft();
    const elsewhere = {
      region: { id: '07', name: 'Region VII (Central Visayas)' },
      province: { id: '022', name: 'Cebu' },
      city: { id: '02201', name: 'Alcantara' },
      barangay: { id: '02201001', name: 'Cabadiangan' },
    };
    await openPriced({
      draft: { ...draft, stops: draft.stops.map((stop) => ({ ...stop, ...elsewhere })) },
    });
    // long enough for the notes to have come, had they been asked for
    await act(async () => void (await import('@/features/booking-form/schedule/DepartureNotes')));
    expect(getAdvice()).toBeEmptyDOMElement();
  });
});

describe('the price in three blocks', () => {
  it('has lines that make the total, what may be added with its cap and evidence, and what never is', async () => {
    const { user } = await openPriced();
    expect(within(summary()).getByRole('heading', { name: 'Included' })).toBeVisible();
    const amounts = within(summary())
      .getAllByRole('definition')
      .map(({ textContent }) => Math.round(Number(textContent?.replace(/[₱,]/g, '').replace('−', '-')) * 100));
    const total = screen.getByText('Estimated total').parentElement?.parentElement?.textContent ?? '';
    const centavos = Number(/₱([\d,]+\.\d\d)/.exec(total)?.[1]?.replace(',', '')) * 100;
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(centavos));
    expect(within(summary()).queryByText(/breakdown is incomplete/)).toBeNull();

    const heading = within(summary()).getByText('May be added');
    expect(heading).toBeVisible();
    await user.click(within(summary()).getByText('Possible extra charges'));
    expect(heading).not.toBeVisible();
    await user.click(within(summary()).getByText('Possible extra charges'));
    const [added, never] = within(summary())
      .getAllByRole('list')
      .slice(-2)
      .map((list) => within(list).getAllByRole('listitem'));
    expect(added?.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/We ask before charging.*line that changed/),
      expect.stringMatching(/amount shown next to it.*line in the price/),
      expect.stringMatching(/Deducted from what you paid.*before you confirm/),
    ]);
    expect(never?.map(({ textContent }) => textContent)).toContain('A payment that failed or was declined');
  });

  it('shows the total of the server when its lines do not add up to it, and says so', async () => {
    const { user } = await openPriced();
    server.use(
      http.post(
        '/api/bookings/quick-quotation',
        async ({ request }) => {
          const body = (await (await fetch(request.clone())).json()) as { data: Quote };
          for (const rate of body.data.rates) rate.total = 4321.5;
          return HttpResponse.json(body);
        },
        { once: true },
      ),
    );
    await user.click(screen.getByRole('checkbox', { name: /Delivery PIN/ }));
    expect(await within(summary()).findByText('₱4,321.50')).toBeVisible();
    expect(within(summary()).getByText('The breakdown is incomplete. The total is correct.')).toBeVisible();
  });
});

describe('a Joint load', () => {
  it('is charged by the larger of weight and size, with the divisor, as an estimate', async () => {
    const draft = await createBookableDraft({ mode: 'shared' });
    const sized = draft.items.map((item) => ({ ...item, weight_kg: 1, length_cm: 50, width_cm: 40, height_cm: 30 }));
    await openPriced({ path: PATHS.bookJoint, draft: { ...draft, items: sized } });
    expect(within(summary()).getByText('Chargeable weight').nextSibling).toHaveTextContent('144 kg');
    const words = within(summary()).getByText(/^Estimate: the larger of/);
    expect(words).toHaveTextContent('Estimate: the larger of 12 kg and 144 kg by size (cm³ ÷ 5,000).');
    // the price line says 12 kg: no size goes on the wire
    expect(words).toHaveTextContent('The price covers the weight only; the size may change it.');
    expect(within(summary()).getByText(/^12\.0 kg at/)).toBeVisible();
  });

  it('says nothing of a changed price where its weight is the larger', async () => {
    await openPriced({ path: PATHS.bookJoint, draft: await createBookableDraft({ mode: 'shared' }) });
    expect(within(summary()).getByText('No dimensions given, so the actual weight is used.')).toBeVisible();
  });
});
