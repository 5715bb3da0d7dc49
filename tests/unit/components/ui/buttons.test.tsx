import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconButton } from '@/components/ui/IconButton';

/** A form whose only button has these properties, and the calls that it counts. */
function payForm() {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
  });
  const page = (props: { isWorking?: boolean; isPaused?: boolean }) => (
    <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
      <input aria-label="Amount" />
      <Button type="submit" onClick={onClick} {...props}>
        Pay ₱1,530.40
      </Button>
    </form>
  );
  return { page, calls: () => [onClick.mock.calls.length, onSubmit.mock.calls.length] };
}

describe('Button', () => {
  it('submits a form only with type submit', async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => {
      event.preventDefault();
    });
    render(
      <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    expect(onSubmit).toHaveBeenCalledTimes(0);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps name and focus while it works, and ignores clicks and submits', async () => {
    const { page, calls } = payForm();
    const { rerender } = render(page({}));
    const button = screen.getByRole('button', { name: 'Pay ₱1,530.40' });
    await userEvent.click(button);
    expect(calls()).toEqual([1, 1]);

    rerender(page({ isWorking: true }));
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Pay ₱1,530.40');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText('Amount'), '5{Enter}');
    expect(calls()).toEqual([1, 1]);
    // a press is answered to screen readers
    expect((await screen.findByText('Still working…')).parentElement).toHaveAttribute('aria-live', 'polite');
  });

  it('keeps the focus while it is paused, and ignores clicks and submits', async () => {
    const { page, calls } = payForm();
    const { rerender } = render(page({}));
    const button = screen.getByRole('button', { name: 'Pay ₱1,530.40' });
    await userEvent.click(button);
    rerender(page({ isPaused: true }));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText('Amount'), '5{Enter}');
    expect(calls()).toEqual([1, 1]);
  });

  it('ignores clicks while disabled', async () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        Book now
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Book now' }));
    expect(onClick).toHaveBeenCalledTimes(0);
  });
});

it('ButtonLink is a link to its page', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/wallet">Go to Ewallet page</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Go to Ewallet page' })).toHaveAttribute('href', '/wallet');
});

it('IconButton has an accessible name and a tooltip', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Delete stop 2" icon={<svg />} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete stop 2' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
