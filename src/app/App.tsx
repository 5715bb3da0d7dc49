import { Provider } from 'react-redux';
import { renderMatches, Router } from 'react-router-dom';
import type { AppStore } from '../store/makeStore';
import type { AppRouter } from './router';
import { RouterContext, useShown } from './routerContext';

type AppProps = { store: AppStore; router: AppRouter };

export function App({ store, router }: AppProps) {
  const { location, action, matches } = useShown(router);
  return (
    <Provider store={store}>
      <RouterContext value={router}>
        <Router navigator={router.navigator} location={location} navigationType={action} useTransitions={false}>
          {renderMatches(matches)}
        </Router>
      </RouterContext>
    </Provider>
  );
}
