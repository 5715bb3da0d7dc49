import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '@/components/form/Checkbox';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { MobileField } from '@/components/form/MobileField';
import { PasswordField } from '@/components/form/PasswordField';
import { RadioGroup } from '@/components/form/RadioGroup';
import { TextArea } from '@/components/form/TextArea';
import { TextField } from '@/components/form/TextField';
import { getFormProblems } from '@/components/form/formProblems';

type Values = { email: string; mobile: string; password: string; notes: string; size: string; agreed: boolean };

const EMPTY: Values = { email: '', mobile: '', password: '', notes: '', size: '', agreed: false };

function Form({ onSend, values = EMPTY }: { onSend: (values: Values) => void; values?: Values }) {
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm<Values>({ defaultValues: values, shouldFocusError: true });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <ErrorSummary
        problems={getFormProblems(errors)}
        onPick={(name) => {
          setFocus(name as keyof Values);
        }}
      />
      <TextField
        label="E-mail"
        hint="We send the receipt here"
        error={errors.email?.message}
        {...register('email', { required: 'Enter your e-mail.' })}
      />
      <MobileField label="Mobile number" error={errors.mobile?.message} {...register('mobile')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { required: 'Choose a password.' })}
      />
      <TextArea label="Notes" isOptional maxCount={20} {...register('notes')} />
      <RadioGroup
        label="Size"
        options={[
          { value: 's', label: 'Small' },
          { value: 'l', label: 'Large' },
        ]}
        {...register('size')}
      />
      <Checkbox label="I agree" {...register('agreed')} />
      <button type="submit">Send</button>
    </form>
  );
}

describe('fields on a form library', () => {
  it('submit the typed values', async () => {
    const onSend = vi.fn();
    render(<Form onSend={onSend} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a@b.ph');
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '0917 482 0136');
    await userEvent.type(screen.getByLabelText('Password'), 'Padala#2026');
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes (Optional)' }), 'Loading bay');
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(onSend.mock.calls[0]?.[0]).toEqual({
      email: 'a@b.ph',
      mobile: '9174820136',
      password: 'Padala#2026',
      notes: 'Loading bay',
      size: 'l',
      agreed: true,
    });
  });

  it('show the default values', () => {
    render(<Form onSend={vi.fn()} values={{ ...EMPTY, email: 'a@b.ph', notes: 'Gate 2', size: 's', agreed: true }} />);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('a@b.ph');
    expect(screen.getByText('6 / 20')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Small' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  });

  it('keep the typed values, show the errors and focus the first one', async () => {
    const onSend = vi.fn();
    render(<Form onSend={onSend} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes (Optional)' }), 'Gate 2');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledTimes(0);
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    expect(email).toHaveFocus();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('We send the receipt here Enter your e-mail.');
    expect(screen.getByRole('textbox', { name: 'Notes (Optional)' })).toHaveValue('Gate 2');
    expect(screen.getByRole('alert')).toHaveTextContent('Fix 2 fields');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a password.' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});

it('PasswordField hides its text until the eye button is pressed, and accepts a paste', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(64));
  expect(field).toHaveValue('x'.repeat(64));
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it.each([
  ['+63 917 482 0136', '9174820136'],
  ['0917-482-0136', '9174820136'],
  ['917482013699', '917482013699'],
])('MobileField turns a pasted %s into %s', async (pasted, kept) => {
  render(<MobileField label="Mobile number" />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Mobile number' }));
  await userEvent.paste(pasted);
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(kept);
});

it('TextArea counts beyond its limit and cuts nothing off', async () => {
  render(<TextArea label="Notes" maxCount={5} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Too long');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Too long');
  expect(screen.getByText(/8 \/ 5/)).toHaveTextContent('8 / 5 characters, too long');
});

it('TextArea separates the thousands of its limit', () => {
  render(<TextArea label="Notes" maxCount={1000} />);
  expect(screen.getByText('0 / 1,000')).toBeVisible();
});

it('getFormProblems lists nested errors by their path', () => {
  const errors = {
    stops: [undefined, { city: { type: 'required', message: 'Choose a city.' } }],
    mobile: { type: 'pattern', message: 'Start with 9.', ref: { name: 'mobile', type: 'x', message: 'no' } },
    silent: { type: 'custom', message: '' },
  };
  expect(getFormProblems(errors)).toEqual([
    { name: 'stops.1.city', message: 'Choose a city.' },
    { name: 'mobile', message: 'Start with 9.' },
  ]);
});
