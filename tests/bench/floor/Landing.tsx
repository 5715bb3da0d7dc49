import dayjs from 'dayjs';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { http } from './http';
import { typed, type FloorState } from './store';

const STEPS = ['Say where it goes', 'Choose a vehicle', 'Follow it on the way'];

/** As little as a landing page can be that uses each of the packages. */
export function Landing() {
  const dispatch = useDispatch();
  const text = useSelector((state: FloorState) => state.booking.text);
  const [answer, setAnswer] = useState('');
  const send = () =>
    http.get('/').then(
      () => setAnswer('Found.'),
      () => setAnswer('Not found.'),
    );
  return (
    <>
      <section className="bg-slate-100 px-20 py-16">
        <h1 className="max-w-xl text-5xl font-bold">A delivery, from one door to another</h1>
        <p className="mt-4 max-w-lg text-lg text-slate-600">A page with nothing on it but what every page needs.</p>
        <label className="mt-8 block text-sm">
          Where to?
          <input
            className="rounded mt-1 block w-80 border border-slate-300 bg-white px-3 py-2"
            value={text}
            onChange={({ target }) => dispatch(typed(target.value))}
          />
        </label>
        <button type="button" className="rounded mt-3 bg-orange-600 px-4 py-2 text-white" onClick={() => void send()}>
          Find
        </button>
        <p role="status">{answer}</p>
      </section>
      <ol className="grid grid-cols-3 gap-6 px-20 py-10">
        {STEPS.map((step) => (
          <li key={step} className="rounded border border-slate-200 p-5">
            <h2 className="font-semibold">{step}</h2>
            <p className="mt-1 text-sm text-slate-600">Two lines of text that say a little more about it.</p>
          </li>
        ))}
      </ol>
      <footer className="px-20 py-6 text-sm text-slate-500">{dayjs().format('YYYY')}</footer>
    </>
  );
}
