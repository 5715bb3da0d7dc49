import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { OngoingCard } from '@/app/layout/OngoingCard';

describe('OngoingCard', () => {
  const card = {
    bookingNumber: 'LGX-1',
    mode: 'shared' as const,
    stops: [
      { key: 'a', kind: 'pickup' as const, title: 'Salcedo St, Makati', isDone: true },
      { key: 'b', kind: 'stop' as const, number: 1, title: '30th St, BGC', caption: '10:08 AM' },
      { key: 'c', kind: 'dropoff' as const, title: 'Gilmore Ave, Quezon City' },
    ],
    status: { status: 'In Transit', label: 'On the way to drop-off' },
    href: '/booking/exclusive/maps/routes?booking=7',
  };
  const show = (props: Partial<Parameters<typeof OngoingCard>[0]> = {}) =>
    render(<OngoingCard {...card} driver={null} {...props} />, { wrapper: MemoryRouter });

  it('links to the live route', () => {
    show({ driver: { name: 'Rodel Magsino', vehicle: 'L300 Van, NBX 4182' }, time: 'Arrives 10:52 AM' });
    expect(screen.getByRole('link', { name: 'View LGX-1' })).toHaveAttribute('href', card.href);
    expect(screen.getByText('Rodel Magsino')).toBeVisible();
    expect(screen.getByText('Arrives 10:52 AM')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((stop) => stop.textContent)).toEqual([
      'Salcedo St, Makati, done',
      '130th St, BGC',
      'Gilmore Ave, Quezon City',
    ]);
  });

  const getRoute = (done: number) =>
    Array.from({ length: 11 }, (_, index) => ({
      key: String(index),
      kind: index === 0 ? ('pickup' as const) : index === 10 ? ('dropoff' as const) : ('stop' as const),
      number: index === 0 || index === 10 ? undefined : index,
      title: index === 10 ? 'Pasig' : `${index} Shaw Blvd`,
      isDone: index < done,
    }));

  it.each([
    [0, ['0 Shaw Blvd', '+9 stops', 'Pasig']],
    [1, ['1 stop done', '11 Shaw Blvd', '+8 stops', 'Pasig']],
    [8, ['8 stops done', '88 Shaw Blvd', '+1 stop', 'Pasig']],
    [9, ['9 stops done', '99 Shaw Blvd', 'Pasig']],
    [10, ['10 stops done', 'Pasig']],
    [11, ['10 stops done', 'Pasig, done']],
  ])('shows the next and the last stop of a long route with %d stops done', (done, texts) => {
    show({ stops: getRoute(done) });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(texts);
  });

  it('shows the status without a time', () => {
    show({ status: { status: 'Finding Driver', label: 'Finding a driver' } });
    expect(screen.getByText('Finding a driver')).toBeVisible();
    expect(screen.queryByText(/Arrives/)).toBeNull();
  });
});
