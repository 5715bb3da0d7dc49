import { ApiFailure, unreachable } from './error';
import type * as instances from './instances';

type Http = typeof instances;

let loading: Promise<Http> | undefined;

/**
 * The axios instances, which come with the first call or in idle time: a page that asks for nothing shows without them.
 * Rejects as a call without a network does; the next call tries again.
 */
export function loadHttp(): Promise<Http> {
  loading ??= import('./instances').catch(() => {
    loading = undefined;
    throw new ApiFailure(unreachable());
  });
  return loading;
}
