import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DriverRateRow } from '@/features/review/DriverRateRow';

const LINES = [
  { code: 'base', label: 'Base fare', amount: 750 },
  { code: 'km', label: '15.8 km at ₱38.00', amount: 600.4 },
  { code: 'stop', label: 'Extra stop', amount: 330 },
];
const PRICE = { lines: LINES, discount: 150, total: 1530.4 };

describe('DriverRateRow', () => {
  function Rates() {
    const [chosen, setChosen] = useState('');
    return ['Rodel Magsino', 'Christian Abad'].map((name) => (
      <DriverRateRow
        key={name}
        group="rates"
        vehicleName="L300 Van"
        mode="exclusive"
        driver={{ name, rating: 4.9 }}
        etaMinutes={6}
        {...PRICE}
        isChosen={chosen === name}
        onChoose={() => setChosen(name)}
      />
    ));
  }

  it('expands only the selected offer; the arrow keys change the selection', async () => {
    render(<Rates />);
    expect(screen.queryByText('Base fare')).toBeNull();
    const [first, second] = screen.getAllByRole('radio', { name: /L300 Van.*₱1,530.40.*6 min away/ });
    await userEvent.click(first as HTMLElement);
    expect(first).toBeChecked();
    expect(screen.getAllByText('Base fare')).toHaveLength(1);
    expect(first).toHaveAccessibleDescription(/^Base fare ?₱/);
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toBeChecked();
    expect(screen.getAllByText('Base fare')).toHaveLength(1);
  });

  it('shows that no driver is assigned yet', () => {
    render(
      <DriverRateRow
        group="g"
        vehicleName="Joint truck"
        mode="shared"
        driver={null}
        {...PRICE}
        isChosen={false}
        onChoose={vi.fn()}
      />,
    );
    expect(screen.getByRole('radio', { name: /Driver to be assigned/ })).not.toBeChecked();
    expect(screen.queryByText(/min away/)).toBeNull();
  });
});
