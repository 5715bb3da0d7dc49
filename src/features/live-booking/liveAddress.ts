export const LIVE_TABS = ['timeline', 'goods', 'price', 'history'] as const;
export type LiveTab = (typeof LIVE_TABS)[number];

/** The tab that an address asks for; anything else is the first. */
export const readLiveTab = (params: URLSearchParams): LiveTab =>
  LIVE_TABS.find((tab) => tab === params.get('tab')) ?? LIVE_TABS[0];

/** The address with one part changed, or taken out where it is null; the rest stays. */
export function withPart(params: URLSearchParams, name: 'tab' | 'view' | 'do', value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
