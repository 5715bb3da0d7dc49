import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getLivePath } from '@/config/paths';
import { renderApp } from '../render';
import { findBooking, isOnTheRoad } from './livePage';

const MARKUP = '<img src=x onerror=alert(1)>';

it('shows markup as text in the names of customers, drivers, contacts and addresses', async () => {
  const { user, router, world } = await renderApp('/about', {
    as: 'andrea',
    world: ({ customers, addresses }) => {
      customers.forEach(({ profile }) => (profile.first_name = MARKUP));
      Object.assign(addresses[0] ?? {}, { label: MARKUP });
    },
    spoil: ({ booking_routes: [route] }) => {
      const driver = route?.booking_appointments[0]?.driver;
      if (driver) Object.assign(driver.user.user_profile, { first_name: MARKUP, last_name: '' });
      Object.assign(route?.stops[0] ?? {}, { contact_name: MARKUP });
    },
  });
  const expectText = (place: HTMLElement) => {
    expect(place).toHaveTextContent(MARKUP);
    expect(document.querySelector('[onerror]')).toBeNull();
  };
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  expectText(await screen.findByRole('dialog', { name: 'Menu' }));
  await act(() => router.navigate('/address'));
  const addresses = await screen.findByRole('list', { name: 'Addresses' });
  expectText(within(addresses).getByRole('heading', { name: MARKUP }));
  await act(() => router.navigate(`${getLivePath(findBooking(world, isOnTheRoad).booking_number)}&tab=goods`));
  expectText(await screen.findByRole('region', { name: 'Driver' }));
  expectText(await screen.findByRole('list', { name: 'Goods by stop' }));
});
