import { useState, type KeyboardEvent } from 'react';

type Options<T> = { options: readonly T[]; text: string; onPick: (option: T) => void };

/** Ref that scrolls a list, or its marked option, into view once it appears. */
export const revealRef = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** Returns the state and key handling of an ARIA combobox with a list; the caller owns the text. */
export function useCombobox<T extends { label: string }>({ options, text, onPick }: Options<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState({ list: '', index: -1 });
  // a mark belongs to its list: new results start unmarked
  const list = options.map(({ label }) => label).join('\n');
  const active = marked.list === list && marked.index < options.length ? marked.index : -1;

  const mark = (index: number) => setMarked({ list, index });

  function open() {
    setIsOpen(true);
    mark(-1);
  }

  function close() {
    setIsOpen(false);
    mark(-1);
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
    mark((from + by + options.length) % options.length);
  }

  /** Returns the index of the marked option, or of the only one that the text names; -1 without either. */
  function getChosen(): number {
    if (active >= 0) return active;
    const name = text.trim().toLowerCase();
    const isNamed = ({ label }: T) => label.toLowerCase() === name;
    const index = options.findIndex(isNamed);
    return index === options.findLastIndex(isNamed) ? index : -1;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen && getChosen() >= 0) {
      event.preventDefault();
      pick(getChosen());
    } else if (event.key === 'Escape' && isOpen) {
      // closes only the list, not the dialog around it
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return { isOpen, active, open, close, pick, mark, handleKeyDown };
}
