import { ApiFailure, unreachable } from './error';

/** Code that calls need. Rejects as a call without a network does; the next call tries again. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch(() => {
      loading = undefined;
      throw new ApiFailure(unreachable());
    }));
}

/** The axios instances, which come with the first call or in idle time: a page that asks for nothing shows without them. */
export const loadHttp = loadedOnce(() => import('./instances'));
