import { Ellipsis } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { squareLook } from './buttonLook';
import { later } from './later';

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

const MenuList = later(() => import('./MenuList').then((module) => module.MenuList));

/** Code that does not come is told of when the menu is opened. */
const fetchList = () => void MenuList.preload().catch(() => undefined);

/**
 * A key that opens the menu, and the item that it goes to. Enter and Space too: the click that a browser makes of them
 * passes for a screen reader's, and the focus would wait.
 */
const OPENING: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last', Enter: 'first', ' ': 'first' };

/** A button that opens a short list of actions. A list of bookings has one in each row: all but the button waits for its use. */
export function Menu({ label, items, onAction, children, triggerClassName }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [firstFocus, setFirstFocus] = useState<'first' | 'last'>();

  function open(at: 'first' | 'last') {
    setFirstFocus(at);
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
        onPointerEnter={fetchList}
        onFocus={fetchList}
        className={triggerClassName ?? squareLook('plain', 'sm')}
      >
        {children ?? <Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
      </button>
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
    </>
  );
}
