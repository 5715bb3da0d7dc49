import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../render';
import { bookingsOf } from './livePage';

describe('a screen reader', () => {
  it('gets the name of the new page with the focus after a link', async () => {
    const { user } = await renderApp('/login');
    const banner = within(await screen.findByRole('banner'));
    await user.click(banner.getByRole('link', { name: 'About' }));
    await waitFor(() => expect(screen.getByRole('main', { name: 'About Logistix Global' })).toHaveFocus());
  });

  it('gets the name of a page that does not exist', async () => {
    await renderApp('/no/such/page');
    expect(await screen.findByRole('main', { name: 'Page not found' })).toBeVisible();
  });
});

describe('a search for booking numbers, by keyboard', () => {
  const getBox = () => screen.getByRole('textbox', { name: 'Booking number' });
  const getStatus = (text: string) => screen.findByText(text, { selector: '[role=status]' });

  it('keeps the focus in the field, and reads out what it found', async () => {
    const { user, world } = await renderApp('/tracktrace');
    const [known = ''] = bookingsOf(world, 'andrea').map(({ booking_number }) => booking_number);
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    await user.type(getBox(), `${known} LGX-000000-0000{Enter}`);
    expect(await getStatus(`${known} found`)).toBeInTheDocument();
    expect(await getStatus('LGX-000000-0000 not found')).toBeInTheDocument();
    expect(getBox()).toHaveFocus();
  });

  it('reads out an own booking, and one of another customer, when the customer is logged in', async () => {
    const { user, world } = await renderApp('/booking/track-trace', { as: 'andrea' });
    const [own = ''] = bookingsOf(world, 'andrea').map(({ booking_number }) => booking_number);
    const [foreign = ''] = bookingsOf(world, 'harbor.foods').map(({ booking_number }) => booking_number);
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    await user.type(getBox(), `${own} ${foreign}{Enter}`);
    expect(await getStatus(`${own} found`)).toBeInTheDocument();
    expect(await getStatus(`${foreign} found`)).toBeInTheDocument();
    expect(getBox()).toHaveFocus();
  });

  it('ties the error to its field, and shows the text of the address again on Back', async () => {
    const { user, router } = await renderApp('/tracktrace?number=LGX-000000-0000');
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    fireEvent.change(getBox(), { target: { value: 'xyz' } });
    await user.type(getBox(), '{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(getBox()).toHaveAccessibleDescription(screen.getByRole('alert').textContent);
    fireEvent.change(getBox(), { target: { value: 'LGX-111111-1111' } });
    await user.type(getBox(), '{Enter}');
    expect(await getStatus('LGX-111111-1111 not found')).toBeInTheDocument();
    await router.navigate(-1);
    await waitFor(() => expect(getBox()).toHaveValue('LGX-000000-0000'));
  });

  it('does not read out the age of a position, which changes every second', async () => {
    const { user, world } = await renderApp('/booking/track-trace', { as: 'andrea' });
    const live = bookingsOf(world, 'andrea').find(({ appointment_status }) => appointment_status === 'In Transit');
    const number = live?.booking_number ?? '';
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    await user.type(getBox(), `${number}{Enter}`);
    const age = within(await screen.findByRole('article', { name: number })).getByText(/^Live, updated/);
    expect(age.closest('[role=status]')).toBeNull();
  });
});
