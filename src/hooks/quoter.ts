import type { Quote, QuoteRequest } from '@/api/wire';
import { QUOTE_DELAY_MS, QUOTE_STALE_MS } from '@/config/constants';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { canPrice, quoteProblems, type DraftProblem } from '@/domain/draft/draftRules';
import { toQuoteRequest } from '@/domain/draft/draftWire';
import { toApiError, type ApiError } from '@/lib/http/error';

/** How the price of a draft stands. */
export type Pricing =
  | { kind: 'missing'; problems: DraftProblem[] }
  | { kind: 'pricing' }
  | { kind: 'priced'; quote: Quote; at: number }
  | { kind: 'failed'; error: ApiError };

type Ask = (request: QuoteRequest) => { unwrap: () => Promise<Quote>; abort: () => void };

const isSame = (a: Pricing, b: Pricing) =>
  a.kind === 'missing' && b.kind === 'missing'
    ? JSON.stringify(a.problems) === JSON.stringify(b.problems)
    : a.kind === 'pricing' && b.kind === 'pricing';

/** Too old to book on: it is asked for again first. */
export const isStale = (pricing: Pricing, now = Date.now()) =>
  pricing.kind === 'priced' && now - pricing.at > QUOTE_STALE_MS;

type When = 'now' | 'after the key';

/** ms after a key until what it means for the price is looked at: the letter itself is drawn first. */
const AFTER_A_KEY_MS = 50;

/**
 * Keeps the price of a draft that is being typed: an edit that matters asks anew a moment after the last key press,
 * a newer question gives up the older one, and only the answer to the newest question counts.
 */
export function createQuoter(ask: Ask) {
  let pricing: Pricing = { kind: 'missing', problems: [] };
  let asked = '';
  let latest: DeliveryDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: ReturnType<Ask> | null = null;
  const listeners = new Set<() => void>();

  /** The refusal that asked not to be asked again before `until`, in ms (Retry-After). */
  let hold: { until: number; refusal: Pricing } = { until: 0, refusal: pricing };

  let telling: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(telling);
    listeners.forEach((listener) => listener());
  };

  const show = (next: Pricing, when: When) => {
    if (isSame(pricing, next)) return;
    pricing = next;
    if (when === 'now') tell();
    else {
      clearTimeout(telling);
      telling = setTimeout(tell, AFTER_A_KEY_MS);
    }
  };

  const giveUp = () => {
    clearTimeout(timer);
    running?.abort();
    running = null;
  };

  async function send(request: QuoteRequest): Promise<Pricing> {
    giveUp();
    asked = JSON.stringify(request);
    show({ kind: 'pricing' }, 'now');
    const question = ask(request);
    running = question;
    const answer = await question.unwrap().then(
      (quote): Pricing => ({ kind: 'priced', quote, at: Date.now() }),
      (error: unknown): Pricing => ({ kind: 'failed', error: toApiError(error) }),
    );
    if (running !== question) return pricing;
    running = null;
    if (answer.kind === 'failed')
      hold = { until: Date.now() + (answer.error.retryAfterSeconds ?? 0) * 1000, refusal: answer };
    show(answer, 'now');
    return answer;
  }

  function look(draft: DeliveryDraft, delay: number, when: When): void {
    latest = draft;
    const problems = quoteProblems(draft);
    if (problems.length > 0) {
      giveUp();
      asked = '';
      show({ kind: 'missing', problems }, when);
      return;
    }
    const request = toQuoteRequest(draft);
    if (JSON.stringify(request) === asked) return;
    clearTimeout(timer);
    // What is on its way prices something else already.
    running?.abort();
    running = null;
    asked = JSON.stringify(request);
    show({ kind: 'pricing' }, when);
    timer = setTimeout(() => void send(request), Math.max(delay, hold.until - Date.now()));
  }

  /** What was typed and not looked at yet. */
  let typed: DeliveryDraft | null = null;
  let looking: ReturnType<typeof setTimeout> | undefined;
  const catchUp = (delay: number, when: When) => {
    clearTimeout(looking);
    const draft = typed;
    typed = null;
    if (draft) look(draft, delay, when);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => {
      catchUp(QUOTE_DELAY_MS, 'after the key');
      return pricing;
    },
    /** The draft as it is now; asks after a short rest when something that is priced has changed. */
    update: (draft: DeliveryDraft, delay = QUOTE_DELAY_MS) => {
      typed = null;
      look(draft, delay, 'now');
    },
    /** The same while somebody types. */
    updateTyped: (draft: DeliveryDraft) => {
      typed = draft;
      clearTimeout(looking);
      looking = setTimeout(() => catchUp(QUOTE_DELAY_MS - AFTER_A_KEY_MS, 'now'), AFTER_A_KEY_MS);
    },
    /** Asks again for the same draft, at once; gives what came of it. */
    askAgain: async (): Promise<Pricing> => {
      catchUp(QUOTE_DELAY_MS, 'now');
      if (!latest || !canPrice(latest)) return pricing;
      if (Date.now() < hold.until) return hold.refusal;
      return send(toQuoteRequest(latest));
    },
    /** Forgets the question, so that the next update asks anew. */
    stop: () => {
      giveUp();
      clearTimeout(looking);
      clearTimeout(telling);
      typed = null;
      asked = '';
    },
  };
}

export type Quoter = ReturnType<typeof createQuoter>;
