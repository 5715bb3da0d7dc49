import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RouteCell } from '@/features/quote/RouteCell';

describe('RouteCell', () => {
  it.each([
    [0, 'BGCQuezon City'],
    [1, 'BGCQuezon City+1 stop'],
    [3, 'BGCQuezon City+3 stops'],
  ])('with %d stops between shows %j', (stopCount, text) => {
    const { container } = render(<RouteCell from="BGC" to="Quezon City" stopCount={stopCount} />);
    expect(container.textContent).toBe(text);
    expect(screen.getByRole('img', { name: 'to' })).toBeInTheDocument();
  });
});
