import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ProofOfDelivery } from '@/features/live-booking/ProofOfDelivery';

describe('ProofOfDelivery', () => {
  it('names its pictures and calls onOpen', async () => {
    const onOpen = vi.fn();
    render(
      <ProofOfDelivery photos={['/a.jpg', '/b.jpg']} signature="/s.png" receivedBy="Kim Salonga" onOpen={onOpen} />,
    );
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'Delivered goods, photo 1',
      'Delivered goods, photo 2',
      'Signature of Kim Salonga',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Proof of delivery' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('names a picture that did not load', () => {
    render(<ProofOfDelivery photos={['/a.jpg']} signature="/s.png" />);
    screen.getAllByRole('img').forEach((picture) => fireEvent.error(picture));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('The photo did not load.')).toBeVisible();
    expect(screen.getByText('The signature did not load.')).toBeVisible();
  });
});
