import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePreventFocusLoss } from '@/hooks/usePreventFocusLoss';

function Form() {
  usePreventFocusLoss();
  return (
    <form>
      <input aria-label="Name" />
      <label>
        Street <input />
      </label>
      <label>
        <input type="checkbox" /> I agree
      </label>
      <textarea aria-label="Notes" />
      <button type="button">
        <span>Cancel</span>
      </button>
    </form>
  );
}

describe('a form that keeps its focus', () => {
  beforeEach(() => {
    render(<Form />);
    screen.getByLabelText('Name').focus();
  });

  it.each(['Cancel', 'I agree'])('keeps it while %s is pressed', async (pressed) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText(pressed) });
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('ticks a pressed checkbox', async () => {
    await userEvent.click(screen.getByLabelText('I agree'));
    expect(screen.getByLabelText('I agree')).toBeChecked();
  });

  it.each(['Street', 'Notes'])('gives it to the field %s', async (field) => {
    await userEvent.click(screen.getByLabelText(field));
    expect(screen.getByLabelText(field)).toHaveFocus();
  });
});
