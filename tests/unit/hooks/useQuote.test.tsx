import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuoteRequest } from '@/api/wire';
import { createEmptyDraft, type DeliveryDraft } from '@/domain/draft/draft';
import { isStale, toQuoteInput, useQuote, type Pricing } from '@/hooks/useQuote';
import { makeStore } from '@/store/makeStore';
import { validateCalls } from '../../contract/validator';
import { network, unanswered } from '../../network';
import { aDraft } from '../booking-form/drafts';
// loads with the first call; `pass` would not wait for it
import '@/lib/http/http';

type Question = { request: QuoteRequest; answer: (response: Response) => void };

const quote = (id: string) => ({ id, distance_km: 1, duration_minutes: 1, rates: [] });
const answerPriced = (id: string) => HttpResponse.json({ success: true, message: '', data: quote(id) });
const withQuantity = (quantity: number) => aDraft({ items: aDraft().items.map((item) => ({ ...item, quantity })) });
const labelOf = (pricing: Pricing) => (pricing.kind === 'priced' ? pricing.quote.id : pricing.kind);

/** A screen that prices a draft, and the questions that its backend received and has not answered by itself. */
function setUp(draft: DeliveryDraft) {
  const questions: Question[] = [];
  network.use(
    http.post('*/api/bookings/quick-quotation', async ({ request }) => {
      const body = (await request.json()) as QuoteRequest;
      return new Promise<Response>((answer) => questions.push({ request: body, answer }));
    }),
  );
  const { store } = makeStore({ leaveTo: () => undefined, reload: () => undefined });
  const { result, rerender } = renderHook((current: DeliveryDraft) => useQuote(toQuoteInput(current)), {
    initialProps: draft,
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  return {
    questions,
    edit: rerender,
    shown: () => labelOf(result.current.pricing),
    pricing: () => result.current.pricing,
    refetch: () => act(() => result.current.refetch()),
    quantities: () => questions.map(({ request }) => request.stops[1]?.items[0]?.quantity),
  };
}

const QUIET_FRAMES = 4;

/** Advances the clock, then waits until no call starts or ends for some frames, which run in real time. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    let calls = unanswered.size;
    for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
      await new Promise(requestAnimationFrame);
      await vi.advanceTimersByTimeAsync(0);
      if (unanswered.size !== calls) quiet = 0;
      calls = unanswered.size;
    }
  });

describe('the price of a draft that is being edited', () => {
  beforeEach(validateCalls);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('is requested at once for the first draft', async () => {
    const { questions, shown } = setUp(aDraft());
    await pass(0);
    expect(questions).toHaveLength(1);
    expect(shown()).toBe('pricing');
    questions[0]?.answer(answerPriced('Q1'));
    await pass(0);
    expect(shown()).toBe('Q1');
  });

  it('is requested once, half a second after the last edit, and not shown until then', async () => {
    const { questions, edit, shown, quantities } = setUp(withQuantity(1));
    await pass(0);
    questions[0]?.answer(answerPriced('Q1'));
    await pass(0);
    for (const quantity of [12, 120]) {
      edit(withQuantity(quantity));
      expect(shown()).toBe('pricing');
      await pass(400);
    }
    expect(quantities()).toEqual([1]);
    await pass(100);
    expect(quantities()).toEqual([1, 120]);
    questions[1]?.answer(answerPriced('Q2'));
    await pass(0);
    expect(shown()).toBe('Q2');
  });

  it('is not requested for an edit that no price depends on', async () => {
    const { questions, edit } = setUp(aDraft());
    await pass(0);
    edit(aDraft({ notes: 'Ring twice', vehicle_type: '9', has_no_prohibited_goods: false }));
    await pass(600);
    expect(questions).toHaveLength(1);
  });

  it('ignores the response to a superseded request, whatever order they arrive in', async () => {
    const { questions, edit, shown } = setUp(withQuantity(1));
    await pass(0);
    edit(withQuantity(2));
    await pass(600);
    questions[1]?.answer(answerPriced('new'));
    await pass(0);
    questions[0]?.answer(answerPriced('old'));
    await pass(0);
    expect(shown()).toBe('new');
  });

  it('says what is missing, also when a response arrives late', async () => {
    const { questions, edit, pricing } = setUp(aDraft());
    await pass(0);
    const empty = createEmptyDraft('exclusive');
    edit(empty);
    questions[0]?.answer(answerPriced('late'));
    await pass(600);
    expect(pricing()).toEqual({ kind: 'missing', problems: toQuoteInput(empty).problems });
  });

  it('says that it failed, and is requested again at once when asked', async () => {
    const { questions, shown, refetch } = setUp(aDraft());
    await pass(0);
    questions[0]?.answer(HttpResponse.json({ success: false, message: 'Busy.' }, { status: 503 }));
    await pass(0);
    expect(shown()).toBe('failed');
    refetch();
    await pass(0);
    questions[1]?.answer(answerPriced('Q2'));
    await pass(0);
    expect(shown()).toBe('Q2');
  });

  it('waits for the time that the server asked for, after a press and after an edit', async () => {
    const { questions, edit, shown, refetch } = setUp(withQuantity(1));
    await pass(0);
    const headers = { 'Retry-After': '30' };
    questions[0]?.answer(HttpResponse.json({ success: false, message: 'Later.' }, { status: 429, headers }));
    await pass(0);
    refetch();
    await pass(0);
    expect(shown()).toBe('failed');
    edit(withQuantity(9));
    await pass(29_000);
    expect(questions).toHaveLength(1);
    await pass(2_000);
    expect(questions).toHaveLength(2);
  });

  it('is stale after five minutes', () => {
    const { request } = toQuoteInput(aDraft());
    if (!request) throw new Error('The draft of this test is incomplete');
    const pricing: Pricing = { kind: 'priced', request, quote: quote('Q'), pricedAt: 0 };
    expect(isStale(pricing, 5 * 60_000)).toBe(false);
    expect(isStale(pricing, 5 * 60_000 + 1)).toBe(true);
    expect(isStale({ kind: 'pricing' }, 9e9)).toBe(false);
  });
});
