import { env } from '../../config/env';
import { recordServerTime } from './serverClock';

type Answer = { response: Response; text: string };
type Asked = { bearer: string; at: number; answer: Promise<Answer> };

/** What was asked that long ago says nothing of now. */
const FRESH_MS = 15_000;

const asked = new Map<string, Asked>();

/** The whole address of a call to our API, with its query. */
export function addressOf(path: string, params: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();
  return `${env.apiBaseUrl || window.location.origin}${path}${query && `?${query}`}`;
}

/** Sends the GETs of `urls` (as `addressOf` gives them) before the code that will ask for them is there. */
export function askEarly(urls: readonly string[], token: string): void {
  const bearer = `Bearer ${token}`;
  for (const url of urls) {
    const headers = { Accept: 'application/json', Authorization: bearer };
    const answer = fetch(url, { headers, credentials: 'omit', redirect: 'error' }).then(async (response) => {
      recordServerTime(Object.fromEntries(response.headers));
      return { response, text: await response.text() };
    });
    // who takes it hears of it
    answer.catch(() => undefined);
    asked.set(url, { bearer, at: Date.now(), answer });
  }
}

/** Whether a GET left early, and its answer was not taken yet. */
export const isAsked = (url: string): boolean => asked.has(url);

/**
 * The answer to a GET that left early, or undefined: each is given once, for the same bearer, and while it is fresh.
 * Resolves with null where none came, or half of one: the call is then sent as any other.
 */
export function takeAsked(url: string, bearer: unknown): Promise<Answer | null> | undefined {
  const early = asked.get(url);
  asked.delete(url);
  if (!early || early.bearer !== bearer || Date.now() - early.at > FRESH_MS) return undefined;
  return early.answer.catch(() => null);
}

/** A change was sent: what was asked before it is old. */
export const forgetAsked = (): void => asked.clear();
