import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { iconButtonClasses } from './buttonClasses';

export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
};

type MenuProps = {
  /** Name of the button, and of the list: "More about LGX-260715-0911". */
  label: string;
  items: readonly MenuAction[];
  onAction: (id: string) => void;
  /** What the button shows; three dots otherwise. */
  children?: ReactNode;
  triggerClassName?: string;
};

const loadList = () => import('./MenuList').then((module) => ({ default: module.MenuList }));
const MenuList = lazy(loadList);

/** Prefetches the list; a failure shows when the menu opens. */
const prefetchList = () => void loadList().catch(() => undefined);

/**
 * A key that opens the menu, and the item that it goes to. Enter and Space too: the click that a browser makes of them
 * passes for a screen reader's, and the focus would wait.
 */
const OPENING: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last', Enter: 'first', ' ': 'first' };

/** A button that opens a short list of actions. A list of bookings has one in each row: all but the button waits for its use. */
export function Menu({ label, items, onAction, children, triggerClassName }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [opensAt, setOpensAt] = useState<'first' | 'last'>();
  // deferred: React would hold back a fallback's replacement for 300 ms
  const firstFocus = useDeferredValue(opensAt);

  function open(at: 'first' | 'last') {
    setOpensAt(at);
    setIsOpen(true);
  }

  function handleKey(event: KeyboardEvent) {
    const at = OPENING[event.key];
    if (!at) return;
    event.preventDefault();
    event.stopPropagation();
    open(at);
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
      <Suspense fallback={null}>
        {firstFocus && (
          <MenuList
            label={label}
            items={items}
            triggerRef={trigger}
            isOpen={isOpen}
            firstFocus={firstFocus}
            onAction={onAction}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
