import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileField } from '@/components/form/FileField';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string) => new File([PNG], name, { type: 'image/png' });

/** Blob URLs that are not revoked yet; jsdom does not implement them. */
const alive = new Set<string>();
const original = Object.getOwnPropertyDescriptors(URL);

beforeEach(() => {
  alive.clear();
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    alive.add(`blob:${String(count)}`);
    return `blob:${String(count)}`;
  };
  URL.revokeObjectURL = (url) => void alive.delete(url);
});

afterEach(() => {
  for (const name of ['createObjectURL', 'revokeObjectURL'] as const) {
    Reflect.deleteProperty(URL, name);
    if (name in original) Object.defineProperty(URL, name, original[name]);
  }
});

function Photos({ maxCount, onFiles }: { maxCount?: number; onFiles?: (names: string[]) => void }) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileField
      label="Photos"
      kinds={['jpg', 'png']}
      maxBytes={1024}
      maxCount={maxCount}
      prompt="Add a photo"
      value={files}
      onChange={(next) => {
        setFiles(next);
        onFiles?.(next.map((file) => file.name));
      }}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Photos: Add a photo');

it('previews picked files, removes one, and revokes each blob URL', async () => {
  const { unmount } = render(<Photos maxCount={3} />);
  await userEvent.upload(input(), [png('a.png'), png('b.png')]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'a.png' })).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(alive.size).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['b.png']);
  expect(alive.size).toBe(1);
  unmount();
  expect(alive.size).toBe(0);
});

it('rejects a script disguised as a picture, and keeps the valid files', async () => {
  const onFiles = vi.fn();
  render(<Photos maxCount={3} onFiles={onFiles} />);
  const script = new File(['<svg onload="alert(1)">'], 'x.png', { type: 'image/png' });
  await userEvent.upload(input(), [script, png('a.png')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('x.png is not a valid PNG file.');
  expect(input()).toHaveFocus();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(/x\.png is not a valid PNG file\./);
  expect(onFiles.mock.calls).toEqual([[['a.png']]]);
});

it('names each rejected file', async () => {
  render(<Photos maxCount={3} />);
  await userEvent.upload(input(), [png('a.gif'), png('b.png'), new File([], 'c.png', { type: 'image/png' })], {
    applyAccept: false,
  });
  expect(await screen.findByText('a.gif is not a JPG or PNG file. c.png is empty.')).toBeVisible();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['b.png']);
});

it('adds a file once, even if it is picked again or twice at a time', async () => {
  const onFiles = vi.fn();
  render(<Photos maxCount={3} onFiles={onFiles} />);
  const photo = png('a.png');
  await userEvent.upload(input(), [photo, photo]);
  expect(await screen.findByText('a.png is already added.')).toBeVisible();
  await userEvent.upload(input(), [photo, png('b.png')]);
  await screen.findByRole('img', { name: 'b.png' });
  expect(screen.getByText('a.png is already added.')).toBeVisible();
  expect(onFiles.mock.calls).toEqual([[['a.png']], [['a.png', 'b.png']]]);
});

it('adds no more files than the limit', async () => {
  const onFiles = vi.fn();
  render(<Photos maxCount={2} onFiles={onFiles} />);
  await userEvent.upload(input(), [png('a.png'), png('b.png'), png('c.png')]);
  expect(await screen.findByText('You can add up to 2 files.')).toBeVisible();
  expect(onFiles.mock.calls).toEqual([[['a.png', 'b.png']]]);
  // a disabled input would lose the focus
  expect(input()).toBeEnabled();
  expect(input()).toHaveAttribute('aria-disabled', 'true');
  expect(input()).toHaveFocus();
  fireEvent.change(input(), { target: { files: [png('dropped.png')] } });
  expect(onFiles).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.png' }));
  expect(input()).not.toHaveAttribute('aria-disabled');
  expect(input()).toHaveFocus();
  expect(screen.queryByText('You can add up to 2 files.')).toBeNull();
});

it('keeps a file that was added while an earlier one was still read', async () => {
  let finish = () => {};
  const slow = png('slow.png');
  const read = new Promise<void>((resolve) => (finish = resolve));
  const slice = slow.slice.bind(slow);
  slow.slice = (...range) => Object.assign(slice(...range), { arrayBuffer: () => read.then(() => PNG.buffer) });
  const onFiles = vi.fn();
  render(<Photos maxCount={3} onFiles={onFiles} />);
  await userEvent.upload(input(), slow);
  await userEvent.upload(input(), png('quick.png'));
  await waitFor(() => expect(onFiles).toHaveBeenLastCalledWith(['quick.png']));
  finish();
  await waitFor(() => expect(onFiles).toHaveBeenLastCalledWith(['quick.png', 'slow.png']));
});

it('replaces a single file with the next one', async () => {
  const onFiles = vi.fn();
  render(<Photos onFiles={onFiles} />);
  await userEvent.upload(input(), png('a.png'));
  await screen.findByRole('img', { name: 'a.png' });
  await userEvent.upload(input(), png('b.png'));
  await screen.findByRole('img', { name: 'b.png' });
  expect(onFiles.mock.calls).toEqual([[['a.png']], [['b.png']]]);
  expect(alive.size).toBe(1);
});

it('reads out the picked files, whose names its input does not keep', async () => {
  render(<Photos maxCount={3} />);
  await userEvent.upload(input(), [png('a.png'), png('b.png')]);
  const announcement = await screen.findByText('Photos: a.png, b.png', { selector: '[aria-live=polite] *' });
  expect(announcement).toBeInTheDocument();
});

it('reads out an error of the form with the field alone', () => {
  const rule = { kinds: ['png'] as const, maxBytes: 1024 };
  render(
    <FileField {...rule} label="Photos" prompt="Add a photo" value={[]} error="Add a photo." onChange={() => {}} />,
  );
  expect(input()).toHaveAccessibleDescription(/Add a photo\./);
  expect(screen.queryByRole('alert')).toBeNull();
});
