import axios from 'axios';
import dayjs from 'dayjs';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { Link, Outlet, RouterProvider, createBrowserRouter } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';
import './floor.css';
import { persistor, store, textChanged, type FloorState } from './store';

const http = axios.create({ timeout: 10_000, headers: { Accept: 'application/json' } });
const STEPS = ['Enter the stops', 'Choose a vehicle', 'Follow the driver'];
const INPUT_CLASSES = 'mt-1 block w-80 rounded border border-slate-300 bg-white px-3 py-2';

/** A minimal landing page that uses each mandatory package. */
function Landing() {
  const dispatch = useDispatch();
  const text = useSelector((state: FloorState) => state.booking.text);
  const [answer, setAnswer] = useState('');
  const handleFind = () => void http.get('/').then(() => setAnswer('Found.'));
  return (
    <>
      <section className="bg-slate-100 px-20 py-16">
        <h1 className="max-w-xl text-5xl font-bold">A delivery, from one door to another</h1>
        <p className="mt-4 max-w-lg text-lg text-slate-600">A page with only what every page needs.</p>
        <label className="mt-8 block text-sm">
          Where to?
          <input
            className={INPUT_CLASSES}
            value={text}
            onChange={(event) => dispatch(textChanged(event.target.value))}
          />
        </label>
        <button type="button" className="rounded mt-3 bg-orange-600 px-4 py-2 text-white" onClick={handleFind}>
          Find
        </button>
        <output>{answer}</output>
      </section>
      <ol className="grid grid-cols-3 gap-6 px-20 py-10">
        {STEPS.map((step) => (
          <li key={step} className="rounded border border-slate-200 p-5">
            <h2 className="font-semibold">{step}</h2>
            <p className="mt-1 text-sm text-slate-600">Two lines of text that explain the step a little more.</p>
          </li>
        ))}
      </ol>
      <footer className="px-20 py-6 text-sm text-slate-500">{dayjs().format('YYYY')}</footer>
    </>
  );
}

function Frame() {
  useEffect(() => void performance.mark('app-ready'), []);
  return (
    <>
      <header className="flex h-16 items-center gap-6 border-b border-slate-200 px-20">
        <Link to="/">Floor</Link>
        <Link to="/second">Second</Link>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const loadSecond = () => import('./Second');
const landing = { path: '/', element: <Landing /> };
const second = { path: '/second', lazy: loadSecond };
const router = createBrowserRouter([{ element: <Frame />, children: [landing, second] }]);

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        <RouterProvider router={router} />
      </PersistGate>
    </Provider>
  </StrictMode>,
);
window.addEventListener('load', () => requestIdleCallback(() => void loadSecond()));
