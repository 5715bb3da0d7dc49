import { useState, type KeyboardEvent } from 'react';

type Options<T> = { options: readonly T[]; onPick: (option: T) => void };

/** Open or not, which option is active, and the keys of an ARIA combobox with a list. Text stays with the caller. */
export function useCombobox<T extends { label: string }>({ options, onPick }: Options<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState({ of: '', index: -1 });
  /** A mark holds for the list it was set in; a new list starts unmarked. */
  const list = options.map(({ label }) => label).join('\n');
  const active = marked.of === list && marked.index < options.length ? marked.index : -1;

  const point = (index: number) => setMarked({ of: list, index });

  function open() {
    setIsOpen(true);
    point(-1);
  }

  function close() {
    setIsOpen(false);
    point(-1);
  }

  function pick(index: number) {
    const option = options[index];
    close();
    if (option) onPick(option);
  }

  function move(by: 1 | -1) {
    if (!isOpen) setIsOpen(true);
    if (options.length === 0) return;
    const from = active < 0 && by < 0 ? 0 : active;
    point((from + by + options.length) % options.length);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      pick(active);
    } else if (event.key === 'Escape' && isOpen) {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  const reveal = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

  return { isOpen, active, open, close, pick, point, handleKeyDown, reveal };
}
