import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from '@/components/form/DateField';
import { NumberField } from '@/components/form/NumberField';
import { SelectField, type SelectOption } from '@/components/form/SelectField';
import { usePreventFocusLoss } from '@/hooks/usePreventFocusLoss';

const CITIES: SelectOption[] = [
  { value: '1', label: 'Makati City' },
  { value: '2', label: 'Pasig City' },
  { value: '3', label: 'Taguig City', isDisabled: true },
];

function CityForm({ onSend, options = CITIES }: { onSend: (city: string) => void; options?: SelectOption[] }) {
  const { control, handleSubmit } = useForm({ defaultValues: { city: '' } });
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ city }) => {
          onSend(city);
        })(event)
      }
    >
      <Controller
        control={control}
        name="city"
        rules={{ required: 'Choose a city.' }}
        render={({ field, fieldState }) => (
          <SelectField
            label="City"
            options={options}
            error={fieldState.error?.message}
            hint="Where it goes"
            {...field}
          />
        )}
      />
      <button type="submit">Send</button>
    </form>
  );
}

function FormThatKeepsFocus() {
  usePreventFocusLoss();
  return (
    <form>
      <input aria-label="Street" />
      <SelectField label="City" options={CITIES} value={null} onChange={vi.fn()} />
    </form>
  );
}

describe('SelectField', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens with %j on its first option', async (key) => {
    render(<CityForm onSend={vi.fn()} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Makati City' })).toHaveFocus());
  });

  it('selects with the mouse and submits the value', async () => {
    const onSend = vi.fn();
    render(<CityForm onSend={onSend} />);
    await userEvent.click(screen.getByRole('button', { name: /City/ }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Options');
    await userEvent.click(screen.getByRole('option', { name: 'Pasig City' }));
    expect(screen.getByRole('button', { name: /City/ })).toHaveTextContent('Pasig City');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([['2']]);
  });

  it('takes the focus from a field that keeps it while a button is pressed', async () => {
    render(<FormThatKeepsFocus />);
    await userEvent.click(screen.getByLabelText('Street'));
    await userEvent.click(screen.getByRole('button', { name: /City/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pasig City' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /City/ })).toHaveFocus());
  });

  it('selects with the keyboard and skips disabled options', async () => {
    render(<CityForm onSend={vi.fn()} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: /City/ })).toHaveTextContent('Pasig City');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /City/ })).toHaveFocus();
    });
  });

  it('names its list after the field, and the popover around it after its content', async () => {
    render(<CityForm onSend={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: /City/ }));
    expect(await screen.findByRole('listbox')).toHaveAccessibleName('City');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Options');
  });

  it('selects by typed letters while closed, and skips disabled options', async () => {
    const onSend = vi.fn();
    render(<CityForm onSend={onSend} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /City/ })).toHaveFocus();
    await userEvent.keyboard('pasig c');
    expect(screen.getByRole('button', { name: /City/ })).toHaveTextContent('Pasig City');
    await userEvent.keyboard('x');
    expect(screen.getByRole('button', { name: /City/ })).toHaveTextContent('Pasig City');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('does not change for a letter that finds the chosen option', async () => {
    const onChange = vi.fn();
    render(<SelectField label="City" options={CITIES} value="2" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('pa');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows its error and takes the focus', async () => {
    render(<CityForm onSend={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const box = screen.getByRole('button', { name: /City/ });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Choose a city\./);
    expect(box).toHaveAccessibleDescription(/Where it goes/);
  });

  it('searches a long list and ignores accents', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      value: String(index),
      label: `Barangay ${String(index)}`,
    }));
    const onSend = vi.fn();
    render(<CityForm onSend={onSend} options={[...many, { value: 'sto', label: 'Santo Niño' }]} />);
    await userEvent.click(screen.getByRole('button', { name: /City/ }));
    expect(screen.getByRole('combobox', { name: 'Search city' })).toHaveFocus();
    await userEvent.keyboard('nino');
    await waitFor(() => {
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Santo Niño']);
    });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([['sto']]);
  });

  function showLoading() {
    const field = (options: typeof CITIES, isLoading: boolean) => (
      <>
        <SelectField label="City" options={options} value={null} onChange={vi.fn()} isLoading={isLoading} />
        <button type="button">Next</button>
      </>
    );
    const { rerender } = render(field([], true));
    return {
      arrive: () => rerender(field(CITIES, false)),
      fail: () => rerender(field([], false)),
      reload: () => rerender(field(CITIES, true)),
    };
  }

  it('is focusable while its options load, and opens when they arrive', async () => {
    const { arrive } = showLoading();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /City/ })).toHaveFocus();
    expect(screen.getByRole('button', { name: /City/ })).toHaveTextContent('Loading...');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('button', { name: /City/ })).toHaveAttribute('aria-expanded', 'false');
    arrive();
    await waitFor(() => expect(screen.getByRole('option', { name: 'Makati City' })).toHaveFocus());
  });

  it('stays open while its options reload', async () => {
    const { arrive, reload } = showLoading();
    arrive();
    await userEvent.click(screen.getByRole('button', { name: /City/ }));
    const option = await screen.findByRole('option', { name: 'Makati City' });
    reload();
    expect(option).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /City/, hidden: true })).toHaveTextContent('Choose');
  });

  it('says that there are no options when the list fails to load', async () => {
    const { fail } = showLoading();
    await userEvent.click(screen.getByRole('button', { name: /City/ }));
    fail();
    expect(await screen.findByText('No options available.')).toBeVisible();
    expect(screen.queryByText('No results found.')).toBeNull();
  });

  it('stays closed if the focus left before its options arrived', async () => {
    const { arrive } = showLoading();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    arrive();
    await waitFor(() => expect(screen.getByRole('button', { name: /City/ })).toHaveTextContent('Choose'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });
});

function Quantity({ decimals = 0, first = 1 as number | null }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <NumberField label="Quantity" value={value} onChange={setValue} min={1} max={5} decimals={decimals} hasStepper />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

describe('NumberField', () => {
  it('steps by button and arrow key within its bounds', async () => {
    render(<Quantity first={4} />);
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    await userEvent.click(more);
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5');
    expect(more).toBeDisabled();
    await userEvent.click(screen.getByRole('textbox', { name: 'Quantity' }));
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('3');
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });

  it('has no value while it is empty, and reads out each step', async () => {
    render(<Quantity first={null} />);
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(await screen.findByText('2', { selector: '[aria-live=polite] *' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(await screen.findByText('3', { selector: '[aria-live=polite] *' })).toBeInTheDocument();
  });

  it('reads out the last step of a key that is held', async () => {
    render(<Quantity first={1} decimals={1} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Quantity' }));
    await userEvent.keyboard('{ArrowUp>3/}');
    expect(await screen.findByText('4.0', { selector: '[aria-live=polite] *' })).toBeInTheDocument();
    expect(screen.queryByText('3.0', { selector: '[aria-live=polite] *' })).toBeNull();
  });

  it('can be emptied, and accepts a typed number out of bounds', async () => {
    render(<Quantity first={2} />);
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    expect(screen.getByRole('status')).toHaveTextContent('null');
    await userEvent.type(field, '1a2');
    expect(field).toHaveValue('12');
    expect(screen.getByRole('status')).toHaveTextContent('12');
  });

  it('accepts a decimal point while typing and shows the decimals on blur', async () => {
    render(<Quantity first={null} decimals={2} />);
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(field, '1.');
    expect(field).toHaveValue('1.');
    await userEvent.type(field, '50');
    expect(screen.getByRole('status')).toHaveTextContent('1.5');
    await userEvent.tab();
    expect(field).toHaveValue('1.50');
  });
});

function DayPicker() {
  const [day, setDay] = useState('2026-07-16');
  return (
    <DateField
      label="Date"
      value={day}
      onChange={setDay}
      minDay="2026-07-10"
      maxDay="2026-07-31"
      error={day === '2026-07-20' ? 'No trucks that day.' : undefined}
    />
  );
}

describe('DateField', () => {
  it('opens on the selected day, offers the allowed days and shows the new one', async () => {
    render(<DayPicker />);
    await userEvent.click(screen.getByRole('button', { name: 'Date 16 Jul 2026' }));
    const month = within(screen.getByRole('dialog', { name: 'Date' }));
    const cell = (name: RegExp) => month.getByRole('button', { name });
    expect(cell(/Thursday, July 16, 2026/)).toHaveFocus();
    expect(cell(/July 9, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    expect(screen.getByRole('button', { name: 'Date 20 Jul 2026' })).toHaveAccessibleDescription('No trucks that day.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
