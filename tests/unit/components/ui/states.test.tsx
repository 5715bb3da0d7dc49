import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Amount } from '@/components/ui/Amount';
import { Avatar } from '@/components/ui/Avatar';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { ModeTag } from '@/components/ui/ModeTag';
import { Progress } from '@/components/ui/Progress';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { Table, TableCell, TableHeadCell, TableRow } from '@/components/ui/Table';

it('ErrorState is announced and offers a retry', async () => {
  const onRetry = vi.fn();
  render(<ErrorState title="Bookings did not load" onRetry={onRetry} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('alert')).toHaveTextContent('Bookings did not loadCheck your connection, then try again.');
  expect(screen.getByRole('link', { name: 'What if something does not load?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('ErrorState gives its focus to the page when the content replaces it', async () => {
  const page = (hasFailed: boolean) => (
    <main id="main" tabIndex={-1}>
      {hasFailed ? <ErrorState title="Rates did not load" onRetry={() => undefined} help={null} /> : 'Rates'}
    </main>
  );
  const { rerender } = render(page(true));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('ErrorState offers no retry without a handler', () => {
  render(<ErrorState title="Not found" text="This booking is not yours." help={null} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('EmptyState offers the next action', () => {
  render(<EmptyState title="No ongoing bookings" text="Book one." action={<button type="button">Book</button>} />);
  expect(screen.getByText('No ongoing bookings')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book' })).toBeVisible();
});

it('SkeletonRows are one short message to a screen reader', () => {
  render(<SkeletonRows count={5} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
});

it.each([
  ['exclusive', 'Special'],
  ['shared', 'Joint'],
] as const)('ModeTag of %s reads %s', (mode, word) => {
  render(
    <>
      <ModeTag mode={mode} />
      <ModeTag mode={mode} isPlain />
    </>,
  );
  expect(screen.getAllByText(word)).toHaveLength(2);
});

it('Amount shows pesos, a minus and a dash', () => {
  render(
    <p>
      <Amount value={1530.4} /> <Amount value={-150} /> <Amount value={undefined} />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('₱1,530.40 −₱150.00 -');
});

it('Avatar shows a placeholder when its photo does not load', () => {
  const { rerender } = render(<Avatar name="Rodel Magsino" src="/gone.jpg" />);
  fireEvent.error(screen.getByRole('img', { name: 'Rodel Magsino' }));
  expect(screen.getByRole('img', { name: 'Rodel Magsino' }).tagName).toBe('SPAN');
  rerender(<Avatar name="Rodel Magsino" src="/new.jpg" />);
  expect(screen.getByRole('img', { name: 'Rodel Magsino' })).toHaveAttribute('src', '/new.jpg');
  rerender(<Avatar name="Rodel Magsino" src={null} isDecorative />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('Progress announces its value', () => {
  render(<Progress label="Stops done" value={5} max={3} valueText="3 of 3 stops" isSegmented />);
  const bar = screen.getByRole('progressbar', { name: 'Stops done' });
  expect(bar).toHaveAttribute('aria-valuenow', '3');
  expect(bar).toHaveAttribute('aria-valuetext', '3 of 3 stops');
});

it('Table has a name and a sortable column', async () => {
  const onSort = vi.fn();
  render(
    <Table
      caption="Completed bookings"
      head={
        <>
          <TableHeadCell>Booking</TableHeadCell>
          <TableHeadCell sort="descending" onSort={onSort}>
            Delivered
          </TableHeadCell>
        </>
      }
    >
      <TableRow>
        <TableCell>LGX-1</TableCell>
        <TableCell>15 Jul 2026</TableCell>
      </TableRow>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Completed bookings' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Delivered' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }));
  expect(onSort).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['LGX-1', '15 Jul 2026']);
});
