import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { classNames } from '../../utils/classNames';
import { squareLook } from './buttonLook';
import { POPOVER_CLASS, POPOVER_STYLE } from './popoverLook';

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
  isDisabled?: boolean;
};

/** A button that opens a short list of actions. */
export function Menu({ label, items, onAction, children, triggerClassName, isDisabled }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        isDisabled={isDisabled}
        className={triggerClassName ?? squareLook('plain', 'sm', 'data-disabled:text-ink-300')}
      >
        {children ?? <Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
      </Button>
      <Popover placement="bottom end" offset={4} className={POPOVER_CLASS} style={POPOVER_STYLE}>
        <AriaMenu
          aria-label={label}
          className="min-w-48 p-1.5 outline-hidden"
          onAction={(key) => {
            onAction(String(key));
          }}
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
      </Popover>
    </MenuTrigger>
  );
}
