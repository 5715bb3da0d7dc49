import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Accordion } from '@/components/ui/Accordion';
import { ChoiceCard } from '@/components/ui/ChoiceCard';
import { Pagination } from '@/components/ui/Pagination';
import { Segmented } from '@/components/ui/Segmented';
import { Steps } from '@/components/ui/Steps';
import { Tabs } from '@/components/ui/Tabs';

const TABS = [
  { id: 'ongoing', label: 'Ongoing', count: 3 },
  { id: 'completed', label: 'Completed', count: 1028 },
  { id: 'cancelled', label: 'Cancelled' },
] as const;

function BookingTabs() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('ongoing');
  return (
    <Tabs label="Bookings" items={TABS} value={tab} onChange={setTab}>
      The {tab} ones
    </Tabs>
  );
}

it('Tabs are one tab stop, wrap around with the arrow keys and jump with Home and End', async () => {
  render(<BookingTabs />);
  const chosen = () => screen.getByRole('tab', { selected: true });
  await userEvent.tab();
  expect(chosen()).toHaveFocus();
  expect(chosen()).toHaveAccessibleName('Ongoing 3');
  const visited: (string | null)[] = [];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}', 'x']) {
    await userEvent.keyboard(key);
    expect(chosen()).toHaveFocus();
    visited.push(screen.getByRole('tabpanel').textContent);
  }
  expect(visited).toEqual([
    'The completed ones',
    'The cancelled ones',
    'The ongoing ones',
    'The cancelled ones',
    'The ongoing ones',
    'The cancelled ones',
    'The cancelled ones',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Cancelled' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Completed 1,028' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('The completed ones');
});

it('Segmented is a group of radios', async () => {
  const onChange = vi.fn();
  render(
    <Segmented
      label="Schedule"
      options={[
        { value: 'now', label: 'Now' },
        { value: 'later', label: 'Later' },
      ]}
      value="now"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Schedule' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Now' })).toBeChecked();
  await userEvent.click(screen.getByText('Later'));
  expect(onChange.mock.calls).toEqual([['later']]);
});

it('ChoiceCard is selected by a click anywhere on it', async () => {
  const onChoose = vi.fn();
  render(
    <ChoiceCard name="vehicle" value="van" isChosen={false} onChoose={onChoose} label="L300 Van, ₱750.00">
      <span>Up to 1,000 kg</span>
    </ChoiceCard>,
  );
  expect(screen.getByRole('radio', { name: 'L300 Van, ₱750.00' })).not.toBeChecked();
  await userEvent.click(screen.getByText('Up to 1,000 kg'));
  expect(onChoose.mock.calls).toEqual([['van']]);
});

it('Pagination shows the current range and stops at both ends', async () => {
  const onPage = vi.fn();
  const { rerender } = render(<Pagination page={0} pageSize={10} total={28} onPage={onPage} noun="booking" />);
  expect(screen.getByText('1 to 10 of 28 bookings')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onPage.mock.calls).toEqual([[1], [2]]);

  rerender(<Pagination page={2} pageSize={10} total={28} onPage={onPage} noun="booking" />);
  expect(screen.getByText('21 to 28 of 28 bookings')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();

  rerender(<Pagination page={0} pageSize={10} total={0} onPage={onPage} noun="booking" />);
  expect(screen.getByText('0 bookings')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

it('Steps marks the open step and the finished ones', () => {
  render(<Steps steps={['Details', 'Driver and payment', 'Live route']} current={1} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Details done', null],
    ['Driver and payment', 'step'],
    ['3Live route', null],
  ]);
});

it('Accordion expands and collapses an item', async () => {
  render(
    <Accordion
      items={[
        { id: 'a', title: 'Can I cancel?', content: 'Until the pickup.' },
        { id: 'b', title: 'How do I pay?', content: 'By card.' },
      ]}
      openAtFirst="a"
    />,
  );
  const cancel = screen.getByRole('button', { name: 'Can I cancel?', expanded: true });
  await userEvent.click(screen.getByRole('button', { name: 'How do I pay?', expanded: false }));
  expect(screen.getByRole('region', { name: 'How do I pay?' })).toHaveTextContent('By card.');
  await userEvent.click(cancel);
  expect(screen.getByText('Until the pickup.')).not.toBeVisible();
  expect(screen.getByText('By card.')).toBeVisible();
});
