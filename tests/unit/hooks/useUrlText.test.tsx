import { act, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUrlText } from '@/hooks/useUrlText';

function SearchPage() {
  const [params, setParams] = useSearchParams();
  const { text, change, take, clear } = useUrlText(params.get('q') ?? '', (q) => setParams({ q }, { replace: true }));
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => change(target.value)} />
      <button onClick={clear}>Clear</button>
      <button onClick={() => setParams({ q: take(), type: 'Refund' }, { replace: true })}>Refunds</button>
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/', Component: SearchPage },
      { path: '/other', element: null },
    ],
    { initialEntries: ['/?q=old'] },
  );
  render(<RouterProvider router={router} />);
  const field = screen.getByLabelText('Search');
  return {
    router,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    go: (to: string) => act(() => router.navigate(to)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('changes at once and writes the trimmed text once after a pause', async () => {
  const { router, field, type, wait } = open();
  const keys = new Set([router.state.location.key]);
  router.subscribe(({ location }) => void keys.add(location.key));
  for (const text of ['r', 're', 'ref ']) {
    type(text);
    await wait(150);
  }
  expect(field).toHaveValue('ref ');
  expect(router.state.location.search).toBe('?q=old');
  await wait(50);
  expect(router.state.location.search).toBe('?q=ref');
  expect(field).toHaveValue('ref ');
  expect(keys.size).toBe(2);
});

it('is written once, with another change that comes before the pause', async () => {
  const { router, field, type, wait } = open();
  const keys = new Set([router.state.location.key]);
  router.subscribe(({ location }) => void keys.add(location.key));
  type('ref ');
  fireEvent.click(screen.getByRole('button', { name: 'Refunds' }));
  await wait(300);
  expect(router.state.location.search).toBe('?q=ref&type=Refund');
  expect(keys.size).toBe(2);
  expect(field).toHaveValue('ref ');
});

it('keeps letters that are typed while the URL changes', async () => {
  const { router, field, type, wait } = open();
  type('re');
  router.subscribe(() => type('ref'));
  await wait(200);
  expect(field).toHaveValue('ref');
});

it('is replaced by Back and by a link, which drop the text that is not written yet', async () => {
  const { router, field, type, wait, go } = open();
  type('typed');
  await go('/?q=linked');
  expect(field).toHaveValue('linked');
  await wait(300);
  expect(router.state.location.search).toBe('?q=linked');
  type('again');
  await act(() => router.navigate(-1));
  expect(field).toHaveValue('old');
  await wait(300);
  expect(router.state.location.search).toBe('?q=old');
});

it('shows its own text again after Back and Forward', async () => {
  const { router, field, type, wait, go } = open();
  type('typed');
  await wait(200);
  await go('/?q=linked');
  await act(() => router.navigate(-1));
  expect(field).toHaveValue('typed');
  await act(() => router.navigate(1));
  expect(field).toHaveValue('linked');
});

it('is emptied by clear, which drops the text that is not written yet', async () => {
  const { router, field, type, wait } = open();
  type('typed');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
  await wait(300);
  expect(router.state.location.search).toBe('?q=old');
});

it('writes nothing after its page is left', async () => {
  const { router, type, wait, go } = open();
  type('typed');
  await go('/other');
  await wait(300);
  expect(router.state.location.pathname + router.state.location.search).toBe('/other');
});
