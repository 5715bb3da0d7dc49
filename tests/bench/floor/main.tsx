import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';
import { Frame } from './Frame';
import { Landing } from './Landing';
import { persistor, store } from './store';

const second = () => import('./Second');

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', element: <Landing /> },
      { path: '/second', lazy: async () => ({ Component: (await second()).Second }) },
    ],
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <PersistGate persistor={persistor}>
          <RouterProvider router={router} />
        </PersistGate>
      </Provider>
    </StrictMode>,
  );
  window.addEventListener('load', () => requestIdleCallback(() => void second()));
}
