import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Quote, QuoteRequest } from '@/api/wire';
import { emptyDraft } from '@/domain/draft/draft';
import { createQuoter, isStale } from '@/hooks/quoter';
import { aDraft } from '../booking-form/drafts';

type Question = {
  request: QuoteRequest;
  answer: (id: string) => void;
  fail: (retryAfterSeconds?: number) => void;
  isAborted: boolean;
};

function setUp() {
  const questions: Question[] = [];
  const quoter = createQuoter((request) => {
    let answer: (quote: Quote) => void = () => undefined;
    let refuse: (error: unknown) => void = () => undefined;
    const result = new Promise<Quote>((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
    const question: Question = {
      request,
      isAborted: false,
      answer: (id) => answer({ id, distance_km: 1, duration_minutes: 1, rates: [] }),
      fail: (retryAfterSeconds) => refuse({ kind: 'network', status: 0, message: 'No network.', retryAfterSeconds }),
    };
    questions.push(question);
    return { unwrap: () => result, abort: () => (question.isAborted = true) };
  });
  return { questions, quoter };
}

const settle = () => vi.advanceTimersByTimeAsync(500);
const priced = (snapshot: ReturnType<ReturnType<typeof createQuoter>['snapshot']>) =>
  snapshot.kind === 'priced' ? snapshot.quote.id : snapshot.kind;

describe('the price of a draft that is being typed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks once, half a second after the last edit', async () => {
    const { questions, quoter } = setUp();
    for (const quantity of [1, 12, 120]) {
      quoter.update(aDraft({ items: aDraft().items.map((item) => ({ ...item, quantity })) }));
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(questions).toHaveLength(0);
    expect(quoter.snapshot().kind).toBe('pricing');
    await settle();
    expect(questions.map((question) => question.request.stops[1]?.items[0]?.quantity)).toEqual([120]);
    questions[0]?.answer('Q1');
    await settle();
    expect(priced(quoter.snapshot())).toBe('Q1');
  });

  it('is out of date at the first letter, and says so once that letter has been drawn; a choice says so at once', async () => {
    const { questions, quoter } = setUp();
    quoter.update(aDraft());
    await settle();
    questions[0]?.answer('Q1');
    await settle();
    const told = vi.fn();
    quoter.subscribe(told);
    quoter.updateTyped(aDraft({ services: ['helper'] }));
    expect(quoter.snapshot().kind).toBe('pricing');
    expect(told).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(50);
    expect(told).toHaveBeenCalledTimes(1);
    await settle();
    questions[1]?.answer('Q2');
    await settle();
    told.mockClear();
    quoter.update(aDraft());
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('lets a choice stand over a letter that it has not looked at yet, and asks nothing once it is stopped', async () => {
    const { questions, quoter } = setUp();
    quoter.updateTyped(aDraft());
    quoter.update(aDraft({ services: ['helper'] }));
    await settle();
    expect(questions.map(({ request }) => request.services)).toEqual([['helper']]);
    quoter.updateTyped(aDraft());
    quoter.stop();
    await settle();
    expect(questions).toHaveLength(1);
  });

  it('asks half a second after the last letter', async () => {
    const { questions, quoter } = setUp();
    quoter.updateTyped(aDraft({ services: ['helper'] }));
    await vi.advanceTimersByTimeAsync(40);
    quoter.updateTyped(aDraft());
    await vi.advanceTimersByTimeAsync(499);
    expect(questions).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(questions.map(({ request }) => request.services)).toEqual([undefined]);
  });

  it('asks nothing for an edit that no price depends on', async () => {
    const { questions, quoter } = setUp();
    quoter.update(aDraft());
    await settle();
    quoter.update(aDraft({ notes: 'Ring twice', vehicle_type: '9', has_no_prohibited_goods: false }));
    await settle();
    expect(questions).toHaveLength(1);
  });

  it('counts the newest answer alone, whatever order they come in', async () => {
    const { questions, quoter } = setUp();
    quoter.update(aDraft());
    await settle();
    quoter.update(aDraft({ services: ['helper'] }));
    await settle();
    expect(questions.map((question) => question.isAborted)).toEqual([true, false]);
    questions[1]?.answer('new');
    questions[0]?.answer('old');
    await settle();
    expect(priced(quoter.snapshot())).toBe('new');
  });

  it('says what is missing and gives up what it asked', async () => {
    const { questions, quoter } = setUp();
    quoter.update(aDraft());
    await settle();
    quoter.update(emptyDraft('exclusive'));
    expect(quoter.snapshot().kind).toBe('missing');
    questions[0]?.answer('late');
    await settle();
    expect(quoter.snapshot().kind).toBe('missing');
    quoter.update(aDraft());
    await settle();
    expect(questions).toHaveLength(2);
  });

  it('says that it failed, and asks again at once when told to', async () => {
    const { questions, quoter } = setUp();
    quoter.update(aDraft());
    await settle();
    questions[0]?.fail();
    await settle();
    expect(quoter.snapshot()).toMatchObject({ kind: 'failed', error: { message: 'No network.' } });
    const again = quoter.askAgain();
    questions[1]?.answer('Q2');
    expect(priced(await again)).toBe('Q2');
  });

  it('tells its listeners of a change, and not of the same thing twice', async () => {
    const { quoter } = setUp();
    const listener = vi.fn();
    const unsubscribe = quoter.subscribe(listener);
    quoter.update(emptyDraft('exclusive'));
    const told = listener.mock.calls.length;
    quoter.update(emptyDraft('shared'));
    expect(listener).toHaveBeenCalledTimes(told);
    unsubscribe();
    quoter.update(aDraft());
    await settle();
    expect(listener).toHaveBeenCalledTimes(told);
  });

  it('is stale after five minutes', () => {
    const quote = { id: 'Q', distance_km: 1, duration_minutes: 1, rates: [] };
    expect(isStale({ kind: 'priced', quote, at: 0 }, 5 * 60_000)).toBe(false);
    expect(isStale({ kind: 'priced', quote, at: 0 }, 5 * 60_000 + 1)).toBe(true);
    expect(isStale({ kind: 'pricing' }, 9e9)).toBe(false);
  });

  it('is not asked for before the time that the server asked for, by a press or by a letter', async () => {
    const { questions, quoter } = setUp();
    quoter.update(aDraft(), 0);
    await settle();
    questions[0]?.fail(30);
    await settle();
    expect(await quoter.askAgain()).toMatchObject({ kind: 'failed', error: { message: 'No network.' } });
    quoter.update(aDraft({ items: aDraft().items.map((item) => ({ ...item, quantity: 9 })) }));
    await vi.advanceTimersByTimeAsync(28_000);
    expect(await quoter.askAgain()).toMatchObject({ kind: 'failed' });
    expect(questions).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(questions).toHaveLength(2);
  });
});
