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

/** Renders the search in a form that owns the text and filters the places above. */
function show(props: Partial<LocationSearchProps<Hit>> = {}) {
  const onPick = vi.fn<(hit: Hit) => void>();
  const onSubmit = vi.fn();
  const onEscape = vi.fn<() => void>();
  function Page() {
    const [text, setText] = useState(props.value ?? '');
    const hits = HITS.filter(({ label }) => text !== '' && label.toLowerCase().includes(text.trim().toLowerCase()));
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- represents a dialog around the field */}
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

const getActiveOption = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

describe('LocationSearch', () => {
  it('searches while typing and picks with the keyboard, without a submit', async () => {
    const { box, onPick, onSubmit } = show();
    expect(box).toHaveAttribute('placeholder', 'Street, barangay or landmark');
    await userEvent.type(box, 'divi');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('2 places found');
    expect(getActiveOption()).toBeNull();
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

  it('wraps around at both ends', async () => {
    const { box } = show();
    await userEvent.type(box, 'divi{ArrowUp}');
    expect(getActiveOption()).toContain('Divisoria Mall');
    await userEvent.keyboard('{ArrowDown}');
    expect(getActiveOption()).toContain('Divisoria Market');
  });

  it('picks the option on Enter whose name was typed', async () => {
    const { box, onSubmit, onPick } = show();
    await userEvent.type(box, ' divisoria mall{Enter}');
    expect(onPick.mock.calls).toEqual([[HITS[1]]]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('picks no option on Enter while several have the typed name', async () => {
    const inPasig = { label: 'Quiapo Church', address_line: 'Shaw Blvd, Pasig', lat: 14.58 };
    const { box, onPick } = show({ hits: [...HITS, inPasig] });
    await userEvent.type(box, 'Quiapo Church{Enter}');
    expect(onPick).not.toHaveBeenCalled();
  });

  it('submits the form on Enter while no option is active', async () => {
    const { box, onSubmit, onPick } = show();
    await userEvent.type(box, 'divi{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('clears the active option when other results arrive', async () => {
    const props = { label: 'Pickup', value: 'i', onQuery: vi.fn(), isSearching: false, onPick: vi.fn() };
    const { rerender } = render(<LocationSearch {...props} hits={HITS} />);
    await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}');
    expect(getActiveOption()).toContain('Divisoria Market');
    // without a key press, which clears it too
    rerender(<LocationSearch {...props} hits={HITS.slice(1)} />);
    expect(getActiveOption()).toBeNull();
  });

  it('closes its list on the first Escape and the dialog around it on the second', async () => {
    const { box, onEscape } = show();
    await userEvent.type(box, 'divi{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('divi');
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('opens again on an arrow key, and closes on blur', async () => {
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
  ])('after %j with %j announces %j', async (text, props, announcement) => {
    const { box } = show(props);
    await userEvent.type(box, text);
    expect(screen.getByRole('status')).toHaveTextContent(announcement);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('clears the text, and requests the current location', async () => {
    const onUseMyLocation = vi.fn();
    const { box } = show({ value: 'Quiapo Church', onUseMyLocation });
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(onUseMyLocation).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Clear pickup' }));
    expect(box).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear pickup' })).toBeNull();
  });

  it('is described by its error', () => {
    const { box } = show({ error: 'Choose a place.' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Choose a place.');
  });
});
