import { Ellipsis } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { iconButtonClasses } from './buttonClasses';
import { lazyDialog } from './lazyDialog';
import { useHasOpened } from './useHasOpened';

export type MenuAction<Id extends string = string> = {
  id: Id;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
};

type MenuProps<Id extends string> = {
  /** Accessible name of the button and the list, such as "More about LGX-260715-0911". */
  label: string;
  items: readonly MenuAction<Id>[];
  onAction: (id: Id) => void;
  /** Content of the button; three dots by default. */
  children?: ReactNode;
  triggerClassName?: string;
};

const loadList = () => import('./MenuList');
const MenuList = lazyDialog(loadList, 'MenuList');

/** Prefetches the list. Errors are ignored here: they show when the menu opens. */
const prefetchList = () => void loadList().catch(() => undefined);

/**
 * Keys that open the menu, and the item they focus. Enter and Space are handled here because their synthetic click
 * looks like a screen reader's, which delays the focus.
 */
const OPENING_KEYS: Record<string, 'first' | 'last'> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/** A button that opens a list of actions. The list loads on first use, because a table has a menu in each row. */
export function Menu<Id extends string>({ label, items, onAction, children, triggerClassName }: MenuProps<Id>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [firstFocus, setFirstFocus] = useState<'first' | 'last'>('first');
  const hasOpened = useHasOpened(isOpen);

  function open(item: 'first' | 'last') {
    setFirstFocus(item);
    setIsOpen(true);
  }

  function handleAction(id: string) {
    const chosen = items.find((item) => item.id === id);
    if (!chosen) return;
    // a dialog that the action opens returns the focus to the button; the item is gone by then
    flushSync(() => setIsOpen(false));
    trigger.current?.focus();
    onAction(chosen.id);
  }

  function handleKey(event: KeyboardEvent) {
    const item = OPENING_KEYS[event.key];
    if (!item) return;
    event.preventDefault();
    event.stopPropagation();
    open(item);
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open('first')}
        onKeyDown={handleKey}
        onPointerEnter={prefetchList}
        onFocus={prefetchList}
        className={triggerClassName ?? iconButtonClasses('plain', 'sm')}
      >
        {children ?? <Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
      </button>
      {hasOpened && (
        <MenuList
          label={label}
          items={items}
          triggerRef={trigger}
          isOpen={isOpen}
          firstFocus={firstFocus}
          onAction={handleAction}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
