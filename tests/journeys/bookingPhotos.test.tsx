import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordBodies } from '../calls';
import { createHold } from '../hold';
import { server } from '../server';
import { BOOK, book, openPriced, waitForReview } from './bookingPage';

const JPG = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const file = (name: string, type: string, bytes: number[]) => new File([Uint8Array.from(bytes)], name, { type });
const photo = (name: string) => file(name, 'image/jpeg', JPG);
const input = () => screen.getByLabelText('Photos: Add a photo');
/** Bypasses the `accept` of the input, as a dropped file or the "All files" choice does. */
const pick = (...files: File[]) => fireEvent.change(input(), { target: { files } });

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});

describe('photos of goods', () => {
  it.each([
    [
      'a text file with a picture extension',
      file('notes.jpg', 'image/jpeg', [72, 105]),
      /notes\.jpg is not a valid JPG file\./,
    ],
    ['a program', file('setup.exe', 'application/x-msdownload', [77, 90]), /setup\.exe is not a JPG or PNG file\./],
    ['a drawing that may carry scripts', file('logo.svg', 'image/svg+xml', [60, 115]), /logo\.svg is not a JPG or PNG/],
    ['a photo that is too large', photo('huge.jpg'), /huge\.jpg is larger than 5 MB\./],
  ])('refuse %s, and the booking is made without it', async (_, wrong, words) => {
    const { user, router, world } = await openPriced();
    if (wrong.name === 'huge.jpg') Object.defineProperty(wrong, 'size', { value: 6 * 1024 * 1024 });
    pick(wrong);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
    await user.click(book());
    const id = await waitForReview(router);
    expect(world.bookings.find((booking) => String(booking.id) === id)?.reports).toEqual([]);
  });

  it('can be removed, and are sent once the booking is made', async () => {
    const { user, router, world } = await openPriced();
    pick(photo('front.jpg'), photo('back.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Remove back.jpg' }));
    await user.click(book());
    const id = await waitForReview(router);
    const booking = world.bookings.find((booking) => String(booking.id) === id);
    expect(booking?.reports.map(({ reason }) => reason)).toEqual(['Photo of goods']);
    expect(booking?.status).toBe('Pending');
  });

  it('do not affect the booking when they fail, and can be sent again', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router, world } = await openPriced();
    pick(photo('front.jpg'), photo('back.jpg'));
    await screen.findByRole('button', { name: 'Remove back.jpg' });
    server.use(
      http.post(
        '/api/bookings/update-status/:id',
        () => HttpResponse.json({ success: false, message: 'No' }, { status: 500 }),
        {
          once: true,
        },
      ),
    );
    await user.click(book());
    expect(await screen.findByText("1 photo couldn't be sent. Your booking is not affected.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const id = await waitForReview(router);
    await waitFor(() => expect(world.bookings.find((booking) => String(booking.id) === id)?.reports).toHaveLength(2));
    expect(posts).toHaveLength(1);
  });

  it('never block the booking, because they are sent after it', async () => {
    const { user, router, world } = await openPriced();
    pick(photo('front.jpg'), photo('back.jpg'));
    await screen.findByRole('button', { name: 'Remove back.jpg' });
    const { held, release } = createHold();
    server.use(http.post('/api/bookings/update-status/:id', () => held));
    await user.click(book());
    await user.click(await screen.findByRole('button', { name: 'Continue without waiting' }));
    const id = await waitForReview(router);
    release();
    await waitFor(() => expect(world.bookings.find((booking) => String(booking.id) === id)?.reports).toHaveLength(2));
  });

  it('show a toast when they fail after the customer has continued', async () => {
    const { user, router } = await openPriced();
    pick(photo('front.jpg'));
    await screen.findByRole('button', { name: 'Remove front.jpg' });
    const { held, release } = createHold();
    const refusal = () => HttpResponse.json({ success: false, message: 'No' }, { status: 500 });
    server.use(http.post('/api/bookings/update-status/:id', () => held.then(refusal)));
    await user.click(book());
    await user.click(await screen.findByRole('button', { name: 'Continue without waiting' }));
    await waitForReview(router);
    release();
    expect(
      await screen.findByText(/^1 photo of LGX-\d{6}-\d{4} did not go through\. Once you have paid, send photos with/),
    ).toBeVisible();
  });
});
