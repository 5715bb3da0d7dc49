import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { server } from '../server';
import { choose } from './choose';
import { isOnTheRoad, openLive } from './livePage';

const UPDATE = '/api/bookings/update-status/:id';
const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

type User = Awaited<ReturnType<typeof openLive>>['user'];

async function openDialog(user: User) {
  await user.click(await screen.findByRole('button', { name: /^More about LGX-/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report a problem' }));
  return screen.findByRole('dialog', { name: 'Report a problem' });
}

async function openReport() {
  const app = await openLive(isOnTheRoad);
  return { ...app, dialog: await openDialog(app.user) };
}

const pick = (dialog: HTMLElement, file: File) =>
  fireEvent.change(within(dialog).getByLabelText(/^Photo: /), { target: { files: [file] } });

describe('a problem report', () => {
  it('checks its fields and the content of the photo, and is sent once', async () => {
    const { user, dialog, booking } = await openReport();
    const calls = countCalls('POST', UPDATE);
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(within(dialog).getByText('Choose a topic.')).toBeVisible();
    expect(within(dialog).getByText('Describe what happened.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /What is it about\?$/ })).toHaveFocus();
    pick(dialog, new File(['MZ'], 'setup.jpg', { type: 'image/jpeg' }));
    expect(await within(dialog).findByText('setup.jpg is not a valid JPG file.')).toBeVisible();
    pick(dialog, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    expect(await within(dialog).findByText(/logo\.svg is not a JPG, PNG or WebP file\./)).toBeVisible();
    expect(calls()).toBe(0);

    await choose(user, 'What is it about?', 'Goods are damaged');
    fireEvent.change(within(dialog).getByLabelText('What happened?'), { target: { value: 'One box is wet.' } });
    pick(dialog, jpeg('wet.jpg'));
    await within(dialog).findByRole('button', { name: 'Remove wet.jpg' });
    await user.dblClick(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent.')).toBeVisible();
    expect(calls()).toBe(1);
    expect(booking.status).toBe('Ongoing');
    expect(booking.reports).toMatchObject([{ reason: 'Goods are damaged: One box is wet.' }]);
    expect(booking.reports[0]?.photo).toMatch(/\/sandbox\/files\//);

    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('Goods are damaged: One box is wet.')).toBeVisible();
  });

  it('keeps its text while the customer looks at another page, and over a reload', async () => {
    const { user, dialog, router } = await openReport();
    fireEvent.change(within(dialog).getByLabelText('What happened?'), { target: { value: 'Two hours.' } });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await act(() => router.navigate('/help-center'));
    await act(() => router.navigate(-1));
    expect(within(await openDialog(user)).getByLabelText('What happened?')).toHaveValue('Two hours.');
    cleanup();
    const reloaded = within((await openReport()).dialog);
    expect(reloaded.getByLabelText('What happened?')).toHaveValue('Two hours.');
    expect(reloaded.getByLabelText('Photo: Add a photo')).toBeEnabled();
  });

  it('is sent once when the customer leaves the page and comes back during the call', async () => {
    const { user, dialog, router, booking } = await openReport();
    const calls = countCalls('POST', UPDATE);
    const { held, release } = createHold();
    server.use(http.post(`*${UPDATE}`, () => held));
    await choose(user, 'What is it about?', 'Delivery is late');
    fireEvent.change(within(dialog).getByLabelText('What happened?'), { target: { value: 'Two hours.' } });
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(calls()).toBe(1));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await act(() => router.navigate('/help-center'));
    await act(() => router.navigate(-1));
    const button = within(await openDialog(user)).getByRole('button', { name: 'Send report' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByText('Report sent.')).toBeVisible();
    expect(calls()).toBe(1);
    expect(booking.reports).toHaveLength(1);
  });

  it("keeps its text and photo when the upload fails, and shows the server's error at the field", async () => {
    const { user, dialog, booking } = await openReport();
    await choose(user, 'What is it about?', 'Delivery is late');
    fireEvent.change(within(dialog).getByLabelText('What happened?'), { target: { value: 'Two hours.' } });
    pick(dialog, jpeg('clock.jpg'));
    await within(dialog).findByRole('button', { name: 'Remove clock.jpg' });
    const refusal = { success: false, message: 'Please check.', errors: { photo: ['This photo cannot be read.'] } };
    server.use(http.post(`*${UPDATE}`, () => HttpResponse.json(refusal, { status: 422 }), { once: true }));
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await within(dialog).findByText('This photo cannot be read.')).toBeVisible();

    server.use(http.post(`*${UPDATE}`, () => HttpResponse.error(), { once: true }));
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await within(dialog).findByText(/^Status unknown: we couldn't confirm your report/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Check the booking' }));
    expect(await within(dialog).findByText(/^We couldn't find your report\./)).toBeVisible();
    expect(within(dialog).getByLabelText('What happened?')).toHaveValue('Two hours.');
    expect(within(dialog).getByRole('button', { name: 'Remove clock.jpg' })).toBeVisible();

    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(booking.reports).toHaveLength(1));
  });
});
