import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { GoodsFields } from '@/components/delivery/GoodsFields';
import { withCategory, withType, type GoodsValue } from '@/components/delivery/goods';

const CHOSEN: GoodsValue = { type: '1', category: '11', subcategory: '111', uom: '7', quantity: 2, weight_kg: 5 };

const OPTIONS = {
  types: [
    { id: 1, name: 'Household' },
    { id: 2, name: 'Food and produce' },
  ],
  categories: [{ id: 11, name: 'Kitchenware' }],
  subcategories: [{ id: 111, name: 'Ceramics and glass' }],
  units: [{ id: 7, name: 'Box' }],
};

describe('withType and withCategory', () => {
  it.each([
    ['another type', withType(CHOSEN, '2'), { ...CHOSEN, type: '2', category: '', subcategory: '' }],
    ['the same type', withType(CHOSEN, '1'), CHOSEN],
    ['another category', withCategory(CHOSEN, '12'), { ...CHOSEN, category: '12', subcategory: '' }],
    ['the same category', withCategory(CHOSEN, '11'), CHOSEN],
  ])('return the goods after %s', (_, goods, expected) => {
    expect(goods).toEqual(expected);
  });
});

describe('GoodsFields', () => {
  let latest: GoodsValue;

  function show(first: GoodsValue, more: Partial<Parameters<typeof GoodsFields>[0]> = {}) {
    latest = first;
    function Page() {
      const [value, setValue] = useState(first);
      const onChange = (next: GoodsValue) => {
        latest = next;
        setValue(next);
      };
      return <GoodsFields value={value} onChange={onChange} options={OPTIONS} {...more} />;
    }
    render(<Page />);
  }

  it('clears category and subcategory when the type changes', async () => {
    show(CHOSEN);
    await userEvent.click(screen.getByRole('button', { name: /Goods type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Food and produce' }));
    expect(latest).toEqual({ ...CHOSEN, type: '2', category: '', subcategory: '' });
    expect(screen.getByRole('button', { name: /Subcategory/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Category/ })).toBeEnabled();
  });

  it('disables a list until its parent is selected', () => {
    show({ ...CHOSEN, type: '', category: '', subcategory: '' });
    expect(screen.getByRole('button', { name: /Category/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Subcategory/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Unit of measure/ })).toBeEnabled();
  });

  it('accepts the weight of one unit', async () => {
    show({ ...CHOSEN, weight_kg: null });
    await userEvent.type(screen.getByRole('textbox', { name: 'Weight per unit' }), '16.5');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(latest).toEqual({ ...CHOSEN, weight_kg: 16.5, quantity: 3 });
  });

  it('shows each error at its field', () => {
    show(CHOSEN, { errors: { quantity: 'Enter a quantity.' } });
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription('Enter a quantity.');
  });
});
