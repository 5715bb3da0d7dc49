import {
  parsePath,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  type RouteMatch,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom';
import { makeScrollPlaces } from '../lib/scrollPlaces';
import { wholeSheet } from '../lib/sheet';
import { isPageThere, loadPage } from './loadPage';
import { matchesAt } from './matchesAt';

type AppHistory = ReturnType<typeof UNSAFE_createBrowserHistory | typeof UNSAFE_createMemoryHistory>;

/** The page that is open. */
export type Shown = {
  location: Location;
  action: NavigationType;
  matches: RouteMatch[] | null;
  /** Why the page's code did not come. */
  problem?: unknown;
  /** Where the page is to stand, in px from its top. */
  scroll: number | 'top' | 'as-it-is';
};

type Options = Pick<NavigateOptions, 'replace' | 'preventScrollReset'> & { state?: unknown };

export type AppRouter = {
  readonly state: Shown;
  readonly routes: RouteObject[];
  /** What links and redirects go through. */
  readonly navigator: Navigator;
  /** Goes to an address, or so many steps in the history; resolves once the page of an address is shown. */
  navigate(to: To | number, options?: Options): Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Asks `isHeld` at each step back or forward: where it answers yes the page stays. Gives what ends that. */
  holdSteps(isHeld: () => boolean): () => void;
  /** Remembers beyond a load where the page that is open stands. */
  keepScroll(): void;
  dispose(): void;
};

/**
 * React Router's history and route objects with what this app needs around them: the page that is open stays until the
 * next one's code is there, and the last address asked for wins. Its data router does that too, with loaders, actions
 * and fetchers that nothing here uses, for another 15 KB on every page.
 */
export async function createAppRouter(routes: RouteObject[], history: AppHistory): Promise<AppRouter> {
  const places = makeScrollPlaces();
  const listeners = new Set<() => void>();
  let asked = 0;
  let isHeld: (() => boolean) | undefined;
  let isSteppingBack = false;

  function look(scroll: Shown['scroll'], problem?: unknown): Shown {
    const { location, action } = history;
    return { location, action, matches: matchesAt(routes, location), scroll, problem };
  }
  const problem = await loadPage(routes, history.location);
  let state = look(places.of(history.location.key) ?? 'as-it-is', problem);

  /** Moves on to the page at `pathname` when its code is there, or is known not to come. */
  async function open(pathname: string, move: () => Shown['scroll']): Promise<void> {
    const mine = ++asked;
    let missing: unknown;
    if (!isPageThere(routes, { pathname }))
      [missing] = await Promise.all([loadPage(routes, { pathname }), wholeSheet()]);
    if (mine !== asked) return;
    places.leave(state.location.key);
    state = look(move(), missing);
    for (const listener of listeners) listener();
  }

  const stop = history.listen(({ delta, location }) => {
    if (isSteppingBack) {
      isSteppingBack = false;
    } else if (delta && isHeld?.()) {
      isSteppingBack = true;
      history.go(-delta);
    } else {
      void open(location.pathname, () => places.of(location.key) ?? 'top');
    }
  });

  function go(to: To, { replace = false, state: given, preventScrollReset }: Options) {
    const { pathname = state.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
    return open(pathname, () => {
      history[replace ? 'replace' : 'push'](to, given);
      return preventScrollReset ? 'as-it-is' : 'top';
    });
  }

  return {
    routes,
    get state() {
      return state;
    },
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, given: unknown, options) => void go(to, { ...options, state: given, replace: false }),
      replace: (to, given: unknown, options) => void go(to, { ...options, state: given, replace: true }),
    },
    async navigate(to, options = {}) {
      if (typeof to === 'number') history.go(to);
      else await go(to, options);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    holdSteps(next) {
      isHeld = next;
      return () => (isHeld = undefined);
    },
    keepScroll() {
      places.leave(state.location.key);
      places.keep();
    },
    dispose: stop,
  };
}
