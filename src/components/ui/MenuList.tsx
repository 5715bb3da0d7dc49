import { Menu as AriaMenu, MenuItem, Text } from 'react-aria-components';
import { classNames } from '@/utils/classNames';
import type { MenuAction } from './Menu';
import { PopUp, type PopUpState } from './PopUp';

type MenuListProps = PopUpState & {
  label: string;
  items: readonly MenuAction[];
  /** Item to focus when the list opens. */
  firstFocus: 'first' | 'last';
  onAction: (id: string) => void;
};

/** The list of a menu, loaded when it first opens. */
export function MenuList({ label, items, triggerRef, isOpen, firstFocus, onAction, onClose }: MenuListProps) {
  return (
    <PopUp
      label="Actions"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onClose={onClose}
      trigger="MenuTrigger"
      placement="bottom end"
      offset={4}
    >
      <AriaMenu
        aria-label={label}
        // the user opened the menu, so the focus belongs in it
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={firstFocus}
        className="min-w-48 p-1.5 outline-hidden"
        onAction={(key) => onAction(String(key))}
        onClose={onClose}
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled}
            className={classNames(
              'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-hidden [&_svg]:size-4',
              'data-disabled:cursor-not-allowed data-disabled:text-ink-400',
              item.isDanger ? 'text-err-700 data-focused:bg-err-50' : 'text-ink-900 data-focused:bg-ink-100',
            )}
          >
            {item.icon}
            <Text slot="label">{item.label}</Text>
          </MenuItem>
        ))}
      </AriaMenu>
    </PopUp>
  );
}
