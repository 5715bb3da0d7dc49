import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MOST_STOPS } from '@/config/messages';
import type { StopCardStop } from '@/features/booking-form/route/StopCard';
import { StopCards } from '@/features/booking-form/route/StopCards';

const PLACES = ['Salcedo St, Makati', '30th St, BGC', 'Gilmore Ave, Quezon City'];

function show(places: string[] = PLACES) {
  const calls = { onEdit: vi.fn(), onDelete: vi.fn(), onDuplicate: vi.fn(), onAdd: vi.fn(), onMove: vi.fn() };
  function Page() {
    const [order, setOrder] = useState(places);
    const stops = order.map((title, n): StopCardStop => {
      const kind = n === 0 ? 'pickup' : n === order.length - 1 ? 'dropoff' : 'stop';
      return { key: title, kind, number: n, title };
    });
    function handleMove(from: number, to: number) {
      calls.onMove(from, to);
      const next = [...order];
      next.splice(to, 0, ...next.splice(from, 1));
      setOrder(next);
    }
    return <StopCards {...calls} stops={stops} onMove={handleMove} />;
  }
  render(<Page />);
  return calls;
}

const cards = () => within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem');
const order = () => cards().map((card) => PLACES.find((place) => card.textContent.includes(place)));
const grip = (card: HTMLElement | undefined) => card?.querySelector('[draggable="true"]') as HTMLElement;

describe('StopCards', () => {
  it('moves a stop by button, announces it and keeps the focus on the button', async () => {
    const { onMove } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Move stop 1 up' }));
    expect(onMove.mock.calls).toEqual([[1, 0]]);
    expect(order()).toEqual([PLACES[1], PLACES[0], PLACES[2]]);
    expect(screen.getByRole('status')).toHaveTextContent('Stop 1 moved, now 1 of 3');
    const moved = within(cards()[0] as HTMLElement).getByRole('button', { name: 'Move pickup up' });
    expect(moved).toHaveFocus();
    expect(moved).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('moves a stop by drag and drop', () => {
    const { onMove } = show();
    const [first, , last] = cards();
    const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
    fireEvent.dragStart(grip(first), { dataTransfer });
    const over = createEvent.dragOver(last as HTMLElement, { dataTransfer });
    fireEvent(last as HTMLElement, over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(last as HTMLElement, { dataTransfer });
    expect(onMove.mock.calls).toEqual([[0, 2]]);
    expect(order()).toEqual([PLACES[1], PLACES[2], PLACES[0]]);
  });

  it('ignores a drop that did not start here', () => {
    const { onMove } = show();
    const over = createEvent.dragOver(cards()[1] as HTMLElement);
    fireEvent(cards()[1] as HTMLElement, over);
    fireEvent.drop(cards()[1] as HTMLElement);
    expect(over.defaultPrevented).toBe(false);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('edits, duplicates and deletes the stop of the card', async () => {
    const calls = show();
    await userEvent.click(screen.getByRole('button', { name: 'Edit pickup' }));
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate stop 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete drop-off' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a stop' }));
    expect(calls.onEdit.mock.calls).toEqual([[PLACES[0]]]);
    expect(calls.onDuplicate.mock.calls).toEqual([[PLACES[1]]]);
    expect(calls.onDelete.mock.calls).toEqual([[PLACES[2]]]);
    expect(calls.onAdd).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Delete pickup' })).toBeNull();
  });

  it('does not offer to delete the last two stops', () => {
    show(PLACES.slice(0, 2));
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  });

  it('allows at most fifteen drop-offs', () => {
    show(Array.from({ length: 16 }, (_, n) => `Place ${n}`));
    expect(screen.queryByRole('button', { name: 'Add a stop' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Duplicate/ })).toBeNull();
    expect(screen.getByText(MOST_STOPS)).toBeVisible();
  });

  it('offers to add the address of a stop without one', async () => {
    const { onEdit } = show(['Makati', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Add the address' }));
    expect(onEdit.mock.calls).toEqual([['']]);
  });
});
