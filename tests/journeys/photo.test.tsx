import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { watchCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';

const UPDATE = '*/api/customers/update/:id';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const SQUARE = Uint8Array.from([...PNG, 0, 255, 13, 10, 45, 45, 128, 7]);

const file = (name: string, type: string, bytes: number[]) => new File([Uint8Array.from(bytes)], name, { type });

/** Adds image decoding and canvas to jsdom. Every picture is 600 by 400; every cropped square has the same bytes. */
function drawPictures() {
  const drawn: unknown[][] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  vi.stubGlobal('createImageBitmap', (picture: File) =>
    picture.name.startsWith('broken')
      ? Promise.reject(new Error('no picture'))
      : Promise.resolve({ width: 600, height: 400, close: () => undefined }),
  );
  const context = {
    fillRect: () => undefined,
    drawImage: (...parameters: unknown[]) => void drawn.push(parameters.slice(1)),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob([SQUARE], { type })),
  );
  return drawn;
}

let drawn: unknown[][] = [];
beforeEach(() => {
  drawn = drawPictures();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openEditing() {
  const app = await renderApp('/settings', { as: 'andrea' });
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('form', { name: 'Edit profile' }));
  const record = findDemoCustomer(app.world, 'andrea');
  const pick = (picked: File) =>
    fireEvent.change(form.getByLabelText('Profile photo: Choose a photo'), { target: { files: [picked] } });
  const cropping = () => screen.findByRole('dialog', { name: 'Crop your photo' });
  /** Picks a photo, accepts the centred crop, and waits for the preview. */
  const choose = async () => {
    pick(file('me.png', 'image/png', PNG));
    await app.user.click(within(await cropping()).getByRole('button', { name: 'Use photo' }));
    expect(await form.findByRole('img', { name: 'me.png' })).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Profile photo: Choose a photo')).toHaveFocus());
  };
  return { ...app, form, record, pick, cropping, choose };
}

const bytesOf = async (request: Request) => {
  const photo = (await request.formData()).get('profile_image');
  return photo instanceof File ? [photo.name, photo.type, [...new Uint8Array(await photo.arrayBuffer())]] : photo;
};

describe('the profile photo', () => {
  it('is checked by its content, cropped, and sent again in full after an expired token', async () => {
    const calls = watchCalls();
    const { user, form, record, world, pick, choose } = await openEditing();
    const before = record.profile.profile_image;
    pick(file('me.png', 'image/png', [1, 2, 3]));
    expect(await form.findByText('me.png is not a valid PNG file.')).toBeVisible();
    pick(file('me.svg', 'image/svg+xml', [60, 115, 118, 103]));
    expect(await form.findByText('me.svg is not a JPG, PNG or WebP file.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose();
    expect(drawn).toEqual([[100, 0, 400, 400, 0, 0, 400, 400]]);
    world.sessions.forEach((session) => session.access.forEach((access) => (access.expires_at = 0)));
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(record.profile.profile_image).not.toBe(before);
    const sent = calls.all.filter(({ call }) => call.startsWith('PATCH'));
    const photos = await Promise.all(sent.map(({ request }) => bytesOf(request)));
    expect(photos).toEqual([
      ['me.png', 'image/png', [...SQUARE]],
      ['me.png', 'image/png', [...SQUARE]],
    ]);
    expect(calls.count('POST /api/refresh-token')).toBe(1);
  });

  it('opens no file chooser for a double click on Edit profile, which lands on its field', async () => {
    const { form } = await openEditing();
    const field = form.getByLabelText('Profile photo: Choose a photo');
    // false: the chooser stays closed
    expect(fireEvent.click(field, { detail: 2 })).toBe(false);
    expect(fireEvent.click(field, { detail: 1 })).toBe(true);
  });

  it('stays unchanged after Cancel, and shows an error for an unreadable picture', async () => {
    const { user, form, pick, cropping, choose } = await openEditing();
    await choose();
    pick(file('broken.jpg', 'image/jpeg', [0xff, 0xd8, 0xff]));
    const dialog = within(await cropping());
    expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '1.0 times');
    await user.click(dialog.getByRole('button', { name: 'Use photo' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent("We couldn't open this photo. Choose another one.");
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(form.getByRole('img', { name: 'me.png' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Remove me.png' }));
    expect(form.queryByRole('img', { name: 'me.png' })).toBeNull();
  });

  it('keeps the form and the file after a broken upload, and is sent on the next try', async () => {
    const { user, form, record, choose } = await openEditing();
    const before = record.profile.profile_image;
    await user.type(form.getByLabelText('Last name'), ' Cruz');
    await choose();
    server.use(http.patch(UPDATE, () => HttpResponse.error(), { once: true }));
    const save = form.getByRole('button', { name: 'Save profile' });
    await user.click(save);
    expect(await form.findByRole('alert')).toHaveTextContent(/couldn't reach/);
    expect(form.queryByRole('progressbar')).toBeNull();
    expect(save).toBeEnabled();
    expect(form.getByLabelText('Last name')).toHaveValue('Villanueva Cruz');
    expect(form.getByRole('img', { name: 'me.png' })).toBeVisible();
    await user.click(save);
    await screen.findByRole('button', { name: 'Edit profile' });
    expect([record.profile.last_name, record.profile.profile_image === before]).toEqual(['Villanueva Cruz', false]);
  });
});
