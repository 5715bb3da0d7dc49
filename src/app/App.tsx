import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { AppStore } from '../store/makeStore';

type AppProps = { store: AppStore; router: RouterProviderProps['router'] };

export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      {/* a transition would be drawn in short stretches between other work: the next page comes twice as late */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
