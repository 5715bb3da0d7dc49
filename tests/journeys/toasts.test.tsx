import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from '@/app/overlays/ToastRegion';
import { makeStore } from '@/store/makeStore';
import { showToast } from '@/store/toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function renderRegion() {
  const { store } = makeStore();
  render(
    <Provider store={store}>
      <ToastRegion />
    </Provider>,
  );
  const show = (toast: Parameters<typeof showToast>[0]) => act(() => void store.dispatch(showToast(toast)));
  return { store, show };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('toasts', () => {
  it('live for their duration plus twice their speed, 3.6 s by default', () => {
    const { show } = renderRegion();
    show({ title: 'Success', text: 'Saved', type: 'success' });
    show({ title: 'Error', text: 'Failed', type: 'error', duration: 5000, speed: 500 });
    pass(3599);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
    pass(2399);
    expect(screen.getByText('Failed')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Failed')).toBeNull();
  });

  it('animate out during the last 300 ms of their life', () => {
    const { show } = renderRegion();
    show({ title: 'Success', text: 'Saved', type: 'success' });
    const card = screen.getByRole('status').parentElement as HTMLElement;
    pass(3299);
    expect(card).not.toHaveAttribute('data-leaving');
    pass(1);
    expect(card).toHaveAttribute('data-leaving');
    expect(card).toHaveStyle({ transitionDuration: '300ms' });
    pass(300);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('come back when the pointer reaches them while they animate out', () => {
    const { show } = renderRegion();
    show({ title: 'Error', text: 'Read me', type: 'error' });
    const card = screen.getByRole('alert').parentElement as HTMLElement;
    pass(3400);
    fireEvent.pointerMove(card);
    expect(card).not.toHaveAttribute('data-leaving');
    pass(60_000);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    fireEvent.pointerLeave(card);
    pass(299);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it.each([
    ['error', 'alert'],
    ['warn', 'status'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('of the type %s are announced as %s, 300 px wide', (type, role) => {
    const { show } = renderRegion();
    show({ title: 'Rating', text: 'Thank you', type });
    const toast = screen.getByRole(role);
    expect(toast).toHaveTextContent('RatingThank you');
    expect(toast).toHaveStyle({ width: '300px' });
  });

  it('pause while the pointer is on them, and resume afterwards', () => {
    const { show } = renderRegion();
    show({ title: 'Error', text: 'Read me', type: 'error' });
    pass(3000);
    const card = screen.getByRole('alert').parentElement as HTMLElement;
    fireEvent.pointerMove(card);
    fireEvent.pointerMove(card);
    pass(60_000);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    fireEvent.pointerLeave(card);
    pass(599);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('expire under a pointer that does not move', () => {
    const { show } = renderRegion();
    show({ title: 'Error', text: 'Read me', type: 'error' });
    const card = screen.getByRole('alert').parentElement as HTMLElement;
    fireEvent.pointerEnter(card);
    pass(3600);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('pause while the focus is in them, whatever the pointer does', () => {
    const { show } = renderRegion();
    show({ title: 'Error', text: 'Read me', type: 'error' });
    const close = screen.getByRole('button', { name: 'Close' });
    const card = screen.getByRole('alert').parentElement as HTMLElement;
    act(() => close.focus());
    fireEvent.pointerMove(card);
    fireEvent.pointerLeave(card);
    pass(60_000);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    act(() => close.blur());
    pass(3600);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('close one by one when dismissed', () => {
    const { show } = renderRegion();
    show({ title: '', text: 'No more notification', type: 'warn' });
    show({ title: 'Success', text: 'Saved', type: 'success' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByText('No more notification')).toBeNull();
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it('are unlimited, and all 320 of them expire', () => {
    const { store } = renderRegion();
    act(() => {
      for (let number = 0; number < 320; number += 1) {
        store.dispatch(showToast({ title: 'Error', text: `Failed ${number}`, type: 'error' }));
      }
    });
    // by text: a role query over 320 cards takes jsdom half a minute
    expect(screen.getAllByText(/^Failed \d+$/)).toHaveLength(320);
    pass(3600);
    expect(screen.queryAllByText(/^Failed \d+$/)).toHaveLength(0);
  });

  it('show markup as text', () => {
    const { show } = renderRegion();
    show({ title: '<b>Error</b>', text: '<img src=x onerror=alert(1)>', type: 'error' });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(screen.getByText('<b>Error</b>')).toBeInTheDocument();
  });
});
