import { useRef, type KeyboardEvent } from 'react';
import type { SelectOption } from './SelectField';

/** Pause between letters, in ms, after which a new word starts. */
const WORD_MS = 1000;

/** Keys that open the list. Enter and Space are included: their synthetic click would delay the focus. */
const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

type SelectKeys = { options: readonly SelectOption[]; onChoose: (value: string) => void; onOpen: () => void };

/** Returns the key handler of a closed select: opens the list, or selects an option by its first letters. */
export function useTypeahead({ options, onChoose, onOpen }: SelectKeys) {
  const word = useRef({ letters: '', typedAt: 0 });
  const isTyping = (event: KeyboardEvent) => event.timeStamp - word.current.typedAt < WORD_MS;

  function handleLetter(event: KeyboardEvent) {
    event.preventDefault();
    const letters = (isTyping(event) ? word.current.letters : '') + event.key.toLowerCase();
    word.current = { letters, typedAt: event.timeStamp };
    const found = options.find((option) => !option.isDisabled && option.label.toLowerCase().startsWith(letters));
    if (found) onChoose(found.value);
  }

  return (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // a space within a word belongs to the word
    if (OPENING_KEYS.includes(event.key) && !(event.key === ' ' && isTyping(event))) {
      event.preventDefault();
      onOpen();
    } else if (isLetter) handleLetter(event);
  };
}
