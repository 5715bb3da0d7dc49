import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LocationSearch, type LocationSearchProps } from '@/components/delivery/LocationSearch';

type Hit = { label: string; address_line: string; lat: number };

const HITS: Hit[] = [
  { label: 'Divisoria Market', address_line: 'Recto Ave, Manila', lat: 14.6 },
  { label: 'Divisoria Mall', address_line: 'Tabora St, Manila', lat: 14.61 },
  { label: 'Quiapo Church', address_line: 'Quezon Blvd, Manila', lat: 14.598 },
];

/** Keeps the text and finds among the places above, as a page does. */
function show(props: Partial<LocationSearchProps<Hit>> = {}) {
  const onPick = vi.fn<(hit: Hit) => void>();
  const onSubmit = vi.fn();
  const onEscape = vi.fn<() => void>();
  function Page() {
    const [text, setText] = useState(props.value ?? '');
    const hits = HITS.filter(({ label }) => text !== '' && label.toLowerCase().includes(text.toLowerCase()));
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog around the field */}
        <div
          onKeyDown={({ key }) => {
            if (key === 'Escape') onEscape();
          }}
        >
          <LocationSearch
            label="Pickup"
            onQuery={setText}
            hits={hits}
            isSearching={false}
            onPick={(hit) => {
              onPick(hit);
              setText(hit.label);
            }}
            onClear={() => setText('')}
            {...props}
            value={text}
          />
        </div>
      </form>
    );
  }
  render(<Page />);
  return { onPick, onSubmit, onEscape, box: screen.getByRole('combobox', { name: 'Pickup' }) };
}

const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

describe('LocationSearch', () => {
  it('finds while typing and picks with the keyboard, without sending the form', async () => {
    const { box, onPick, onSubmit } = show();
    expect(box).toHaveAttribute('placeholder', 'Street, barangay or landmark');
    await userEvent.type(box, 'divi');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('2 places found');
    expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /Divisoria Mall/ });
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([[HITS[1]]]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box).toHaveValue('Divisoria Mall');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveFocus();
  });

  it('goes round at both ends', async () => {
    const { box } = show();
    await userEvent.type(box, 'divi{ArrowUp}');
    expect(active()).toContain('Divisoria Mall');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('Divisoria Market');
  });

  it('sends the form on Enter while nothing is marked', async () => {
    const { box, onSubmit, onPick } = show();
    await userEvent.type(box, 'divi{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('drops its mark when the places change', async () => {
    const { box } = show();
    await userEvent.type(box, 'divi{ArrowDown}');
    await userEvent.type(box, 'soria ma');
    expect(active()).toBeNull();
  });

  it('closes on Escape, the dialog around it only at the second', async () => {
    const { box, onEscape } = show();
    await userEvent.type(box, 'divi{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('divi');
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('opens again on an arrow, and closes when the focus leaves', async () => {
    const { box } = show();
    await userEvent.type(box, 'divi{Escape}{ArrowDown}');
    expect(screen.getByRole('listbox', { name: 'Places for pickup' })).toBeVisible();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('picks with the mouse and keeps the focus', async () => {
    const { box, onPick } = show();
    await userEvent.type(box, 'quiapo');
    await userEvent.click(screen.getByRole('option', { name: /Quiapo Church/ }));
    expect(onPick.mock.calls).toEqual([[HITS[2]]]);
    expect(box).toHaveFocus();
  });

  it.each<[string, Partial<LocationSearchProps<Hit>>, string]>([
    ['nowhere', {}, 'No results found.'],
    ['nowhere', { isSearching: true }, 'Loading...'],
    ['nowhere', { problem: 'The search did not answer.' }, 'The search did not answer.'],
    ['x', {}, ''],
  ])('after %j with %j says %j', async (text, props, said) => {
    const { box } = show(props);
    await userEvent.type(box, text);
    expect(screen.getByRole('status')).toHaveTextContent(said);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('clears, and asks for the place of the device', async () => {
    const onUseMyLocation = vi.fn();
    const { box } = show({ value: 'Quiapo Church', onUseMyLocation });
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(onUseMyLocation).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Clear pickup' }));
    expect(box).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear pickup' })).toBeNull();
  });

  it('has its error read with it', () => {
    const { box } = show({ error: 'Choose a place.' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Choose a place.');
  });
});
