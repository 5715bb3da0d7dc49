export const LIVE_TABS = ['timeline', 'goods', 'price', 'history'] as const;
export type LiveTab = (typeof LIVE_TABS)[number];

/** Reads the tab from the URL; an unknown one falls back to the first. */
export const readLiveTab = (params: URLSearchParams): LiveTab =>
  LIVE_TABS.find((tab) => tab === params.get('tab')) ?? LIVE_TABS[0];

/** Returns a copy of the query with one parameter set, or removed if the value is null. */
export function withSearchParam(
  params: URLSearchParams,
  name: 'tab' | 'view' | 'do',
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
