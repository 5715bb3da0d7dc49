import { Provider } from 'react-redux';
import { renderMatches, Router } from 'react-router-dom';
import type { AppStore } from '../store/makeStore';
import type { AppRouter } from './router';
import { RouterContext, ShownContext } from './routerContext';
import { useShownBy } from './useShownBy';

type AppProps = { store: AppStore; router: AppRouter };

export function App({ store, router }: AppProps) {
  const shown = useShownBy(router);
  const { location, action, matches } = shown;
  return (
    <Provider store={store}>
      <RouterContext value={router}>
        <ShownContext value={shown}>
          <Router navigator={router.navigator} location={location} navigationType={action} useTransitions={false}>
            {renderMatches(matches)}
          </Router>
        </ShownContext>
      </RouterContext>
    </Provider>
  );
}
