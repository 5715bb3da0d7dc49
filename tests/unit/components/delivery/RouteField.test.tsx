import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RouteField } from '@/components/delivery/RouteField';
import { MOST_STOPS } from '@/config/messages';

const stops = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ key: `s${n}`, value: n === 0 ? 'Makati' : '' }));
const HIT = { label: 'Quiapo Church', address_line: 'Quezon Blvd, Manila' };

function show(count: number, key = 's1') {
  const calls = {
    onQuery: vi.fn(),
    onPick: vi.fn(),
    onClear: vi.fn(),
    onAdd: vi.fn(),
    onRemove: vi.fn(),
    onUseMyLocation: vi.fn(),
  };
  render(<RouteField stops={stops(count)} search={{ key, hits: [HIT], isSearching: false }} {...calls} />);
  return calls;
}

const names = () =>
  screen
    .getAllByRole('combobox')
    .map((box) => box.getAttribute('id') && (box as HTMLInputElement).labels?.[0]?.textContent);

describe('RouteField', () => {
  it.each([
    [2, ['Pickup', 'Drop-off']],
    [4, ['Pickup', 'Stop 1', 'Stop 2', 'Drop-off']],
  ])('names %d rows by their position in the route', (count, expected) => {
    show(count);
    expect(names()).toEqual(expected);
  });

  it('passes the key of the row to its handlers', async () => {
    const calls = show(3);
    await userEvent.type(screen.getByRole('combobox', { name: 'Stop 1' }), 'q');
    expect(calls.onQuery.mock.calls).toEqual([['s1', 'q']]);
    await userEvent.click(screen.getByRole('option', { name: /Quiapo/ }));
    expect(calls.onPick.mock.calls).toEqual([['s1', HIT]]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear pickup' }));
    expect(calls.onClear.mock.calls).toEqual([['s0']]);
  });

  it('shows results only at the row that searched', async () => {
    show(2, 's1');
    await userEvent.type(screen.getByRole('combobox', { name: 'Pickup' }), 'q');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('removes a stop between, but never the pickup or the drop-off', async () => {
    const calls = show(3);
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove stop 1' }));
    expect(calls.onRemove.mock.calls).toEqual([['s1']]);
  });

  function Route() {
    const all = stops(3);
    const [shown, setShown] = useState(all.filter((_, index) => index !== 1));
    const search = { key: 's1', hits: [], isSearching: false };
    return <RouteField stops={shown} search={search} onQuery={vi.fn()} onPick={vi.fn()} onAdd={() => setShown(all)} />;
  }

  it('leaves the focus in a field when the press is replayed', () => {
    render(<Route />);
    const dropoff = screen.getByRole('combobox', { name: 'Drop-off' });
    dropoff.focus();
    // unlike a pointer, a replayed press moves no focus
    fireEvent.click(screen.getByRole('button', { name: 'Add a stop' }));
    expect(screen.getByRole('combobox', { name: 'Stop 1' })).toBeVisible();
    expect(dropoff).toHaveFocus();
  });

  it('focuses the row that it adds', async () => {
    render(<Route />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a stop' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Stop 1' })).toHaveFocus());
  });

  it('offers the current location only at the pickup', async () => {
    const calls = show(3);
    await userEvent.click(screen.getByRole('button', { name: /Use my location/ }));
    expect(calls.onUseMyLocation.mock.calls).toEqual([['s0']]);
  });

  it.each([
    [15, 1],
    [16, 0],
  ])('with %d rows offers %d more stops', async (count, times) => {
    const calls = show(count);
    const add = screen.queryByRole('button', { name: 'Add a stop' });
    if (add) await userEvent.click(add);
    expect(calls.onAdd).toHaveBeenCalledTimes(times);
    expect(within(screen.getByRole('group', { name: 'Route' })).queryAllByText(MOST_STOPS)).toHaveLength(1 - times);
  });
});
