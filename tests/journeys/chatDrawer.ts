import { screen, waitFor, within } from '@testing-library/react';
import type { World } from '@/sandbox/world';
import { renderApp } from '../render';

/** Opens the chat drawer by its icon. */
export async function openChats(as = 'andrea', world?: (fresh: World) => void) {
  const app = await renderApp('/about', { as, world });
  await app.user.click(await screen.findByRole('button', { name: 'Message' }));
  const drawer = await screen.findByRole('dialog', { name: 'Chats' });
  return { ...app, drawer };
}

/** Opens andrea's newest conversation and waits for its messages. */
export async function openNewest(world?: (fresh: World) => void) {
  const app = await openChats('andrea', world);
  const [row] = await within(app.drawer).findAllByRole('listitem');
  await app.user.click(within(row as HTMLElement).getByRole('button'));
  const log = await screen.findByRole('log', { name: 'Messages' });
  await waitFor(() => within(log).getByText('Noted po. I strapped them in the back.'));
  return { ...app, log, box: screen.getByPlaceholderText<HTMLInputElement>('Enter your message...') };
}
