import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SendButton } from '@/components/form/SendButton';
import type { SendState } from '@/components/form/sendState';

describe('SendButton', () => {
  it('keeps the focus from the call to the check of its outcome and back', async () => {
    const user = userEvent.setup();
    const [onSend, onCheck] = [vi.fn(), vi.fn()];
    const page = (kind: Exclude<SendState['kind'], 'failed'>) => (
      <SendButton state={{ kind }} label="Pay" checkLabel="Check the payment" onSend={onSend} onCheck={onCheck} />
    );
    const { rerender } = render(page('idle'));
    await user.tab();
    await user.keyboard('{Enter}');
    for (const kind of ['sending', 'unknown'] as const) rerender(page(kind));
    expect(screen.getByRole('button', { name: 'Check the payment' })).toHaveFocus();
    await user.keyboard('{Enter}');
    for (const kind of ['checking', 'not-found'] as const) rerender(page(kind));
    expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus();
    expect([onSend.mock.calls.length, onCheck.mock.calls.length]).toEqual([1, 1]);
  });
});
