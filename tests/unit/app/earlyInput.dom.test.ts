import { afterEach, describe, expect, it, vi } from 'vitest';
import { captureEarlyInput } from '@/app/prerender/earlyInput';

const FORM = `
  <form>
    <input name="username" />
    <input name="remember" type="checkbox" />
    <textarea name="note"></textarea>
    <button type="button">Show</button>
    <button type="submit">Login</button>
  </form>`;

function page() {
  const root = document.createElement('div');
  document.body.append(root);
  make(root);
  return root;
}

/** Replaces the page as React does on a fresh render: the same controls as new elements. */
function make(root: HTMLElement) {
  root.replaceChildren(document.createRange().createContextualFragment(FORM));
}

const field = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!;

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  window.pressedEarly = null;
});

describe('input before the app is ready', () => {
  it('is typed again when the app rendered the page afresh, so that its fields receive it', async () => {
    const root = page();
    field(root, 'username').value = 'andrea';
    field(root, 'remember').checked = true;
    field(root, 'note').value = 'Ring twice';
    const redo = await captureEarlyInput(root);
    make(root);
    const heard: string[] = [];
    root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
    redo();
    expect(field(root, 'username').value).toBe('andrea');
    expect(field(root, 'remember').checked).toBe(true);
    expect(field(root, 'note').value).toBe('Ring twice');
    expect(heard).toEqual(expect.arrayContaining(['username', 'note']));
  });

  it('is pressed again, once, after the forms have taken the typed values', async () => {
    vi.useFakeTimers();
    const root = page();
    window.pressedEarly = root.querySelector('form');
    const redo = await captureEarlyInput(root);
    const sent = vi.fn((event: Event) => event.preventDefault());
    root.addEventListener('submit', sent);
    redo();
    expect(sent).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('tells the inline script that the app is ready', async () => {
    const told = vi.fn();
    document.documentElement.addEventListener('app-ready', told, { once: true });
    (await captureEarlyInput(page()))();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('does nothing if the visitor touched nothing', async () => {
    vi.useFakeTimers();
    const root = page();
    const heard = vi.fn();
    const redo = await captureEarlyInput(root);
    root.addEventListener('input', heard);
    root.addEventListener('click', heard);
    redo();
    vi.runAllTimers();
    expect(heard).not.toHaveBeenCalled();
  });
});
