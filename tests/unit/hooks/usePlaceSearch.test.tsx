import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { LocationHit } from '@/api/wire';
import { usePlaceSearch } from '@/hooks/usePlaceSearch';
import { makeStore } from '@/store/makeStore';
import { network } from '../../network';
// loads with the first call
import '@/lib/http/http';

type Search = { query: string; answer: (response: Response) => void };

const place = (name: string) => ({ id: name, code: name, name });
const createHit = (label: string): LocationHit => ({
  label,
  address_line: label,
  lat: 14.5,
  lng: 121,
  region: place('NCR'),
  province: place('Metro Manila'),
  city: place('Makati City'),
  barangay: place(label),
});
const answerHits = (...labels: string[]) =>
  HttpResponse.json({ success: true, message: '', data: labels.map(createHit) });
const answerBroken = () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 });

/** A place field, and the searches that its backend received. */
function setUp() {
  const searches: Search[] = [];
  network.use(
    http.post('*/api/bookings/location', async ({ request }) => {
      const { query } = (await request.json()) as { query: string };
      return new Promise<Response>((answer) => searches.push({ query, answer }));
    }),
  );
  const { store } = makeStore({ leaveTo: () => undefined, reload: () => undefined });
  const { result } = renderHook(usePlaceSearch, {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const received = (count: number) => waitFor(() => expect(searches).toHaveLength(count));
  return {
    searches,
    field: () => result.current.field,
    labels: () => result.current.field.hits.map(({ label }) => label),
    type: (text: string) => act(() => result.current.field.onQuery(text)),
    received,
    answer: async (index: number, response: Response) => {
      await received(index + 1);
      searches[index]?.answer(response);
    },
    ended: () => waitFor(() => expect(result.current.field.isSearching).toBe(false)),
  };
}

it('searches once typing pauses, and keeps the earlier hits until the response', async () => {
  const { searches, field, labels, type, answer, ended, received } = setUp();
  for (const text of ['ma', 'mak', 'maka ']) type(text);
  expect(field()).toMatchObject({ value: 'maka ', hits: [], isSearching: true });
  await answer(0, answerHits('Makati'));
  await ended();
  expect(labels()).toEqual(['Makati']);
  type('makat');
  expect(labels()).toEqual(['Makati']);
  await received(2);
  expect(labels()).toEqual(['Makati']);
  expect(field().isSearching).toBe(true);
  await answer(1, answerHits('Makatihan'));
  await ended();
  expect(labels()).toEqual(['Makatihan']);
  expect(searches.map(({ query }) => query)).toEqual(['maka', 'makat']);
});

it('ignores the response for an older text', async () => {
  const { labels, type, answer, received, ended } = setUp();
  type('makati');
  await received(1);
  type('cebu');
  await answer(0, answerHits('Makati'));
  await answer(1, answerHits('Cebu'));
  await ended();
  expect(labels()).toEqual(['Cebu']);
});

it('forgets the hits of a text that is cleared or too short', async () => {
  const { field, labels, type, answer, ended, received } = setUp();
  type('makati');
  await answer(0, answerHits('Makati'));
  await ended();
  type('m');
  expect(field()).toMatchObject({ hits: [], isSearching: false });
  type('cebu');
  await received(2);
  expect(labels()).toEqual([]);
  await answer(1, answerHits('Cebu'));
  await ended();
  act(() => field().onClear());
  expect(field()).toMatchObject({ value: '', hits: [], isSearching: false });
});

it('shows a problem after a failure, and searches again when the same text is typed again', async () => {
  const { field, labels, type, answer, ended } = setUp();
  type('makati');
  await answer(0, answerBroken());
  await ended();
  expect(field().problem).toMatch(/^We couldn't search places/);
  type('makat');
  type('makati');
  await answer(1, answerHits('Makati'));
  await ended();
  expect(labels()).toEqual(['Makati']);
  expect(field().problem).toBeUndefined();
});

it('does not search again for a text that it found before', async () => {
  const { searches, labels, type, answer, ended } = setUp();
  type('makati');
  await answer(0, answerHits('Makati'));
  await ended();
  type('makat');
  await answer(1, answerHits('Makatihan'));
  await ended();
  type('makati');
  await ended();
  expect(labels()).toEqual(['Makati']);
  expect(searches).toHaveLength(2);
});
