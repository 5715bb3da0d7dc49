import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '@/store/makeStore';

type AppProps = { store: AppStore; onMount?: () => void; children: ReactNode };

/** The providers around the router, which the browser, the build and the tests each create. */
export function App({ store, onMount, children }: AppProps) {
  useEffect(() => onMount?.(), [onMount]);
  return <Provider store={store}>{children}</Provider>;
}
