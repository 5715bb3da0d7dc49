import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { renderApp } from '../render';
import { server } from '../server';
import { enterByHand } from './bookingPage';
import { choose } from './choose';

const UPDATE = '*/api/customers/addresses/update/:id';
const BEL_AIR = { id: '137602001', code: '137602001', name: 'Bel-Air' };

const answerBarangays = (data: object[]) => () =>
  server.use(http.get('*/api/barangays/:id', () => HttpResponse.json({ success: true, message: 'OK', data })));

describe('a level of places', () => {
  it('that has one entry chooses itself, the barangay too', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea', world: answerBarangays([BEL_AIR]) });
    await enterByHand(user);
    await choose(user, 'Region', /National Capital Region/);
    await choose(user, 'City', /Makati/);
    expect(await screen.findByRole('button', { name: /Bel-Air.*Barangay$/ })).toBeVisible();
    expect(await screen.findByText('Approximate pin: check it')).toBeVisible();
  });

  it('that is empty is skipped on the way to a booking', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea', world: answerBarangays([]) });
    await enterByHand(user);
    await choose(user, 'Region', /National Capital Region/);
    await choose(user, 'City', /Makati/);
    expect(await screen.findByRole('button', { name: /None in this city.*Barangay$/ })).toBeDisabled();
    expect(await screen.findByText('Approximate pin: check it')).toBeVisible();
  });

  it('that is empty is skipped in an address, which is saved without it', async () => {
    const bodies: unknown[] = [];
    const app = await renderApp('/address', { as: 'andrea', world: answerBarangays([]) });
    server.use(
      http.patch(UPDATE, async ({ request }) => {
        bodies.push(await request.json());
        const data = { id: 1, label: 'Studio' };
        return HttpResponse.json({ success: true, message: 'OK', data }, { headers: { 'x-contract': 'off' } });
      }),
    );
    await screen.findByRole('list', { name: 'Addresses' });
    await app.user.click(screen.getByRole('button', { name: 'Studio' }));
    const panel = within(await screen.findByRole('form', { name: 'Edit address' }));
    await choose(app.user, 'City', 'Taguig City');
    expect(await panel.findByRole('button', { name: /None in this city.*Barangay$/ })).toBeDisabled();
    await app.user.click(panel.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ barangay: null, city: expect.stringMatching(/\d/) as string });
  });

  it('that is empty does not block a sign-up', async () => {
    const { user } = await renderApp('/signup/individual', { world: answerBarangays([]) });
    const texts = {
      'First name': 'Luz',
      'Last name': 'Reyes',
      Email: 'luz@example.ph',
      'Mobile number': '9174820136',
      Username: 'luz.reyes',
      Password: 'Padala#2026',
    };
    for (const [label, text] of Object.entries(texts)) await user.type(await screen.findByLabelText(label), text);
    await choose(user, 'Region', /National Capital Region/);
    await choose(user, 'City', /Makati/);
    expect(await screen.findByRole('button', { name: /None in this city.*Barangay$/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Birth date')).toBeVisible();
  });
});
