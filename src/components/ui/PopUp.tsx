import type { CSSProperties, ReactNode, RefObject } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components';
import { layers } from '@/config/theme';

/** Classes of every popover. */
export const POPOVER_CLASS =
  'rounded-md bg-white shadow-pop ring-1 ring-ink-150 transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0';

/** Above dialogs, which can contain the trigger, and below toasts. */
export const POPOVER_STYLE: CSSProperties = { zIndex: Number(layers.dialog) + 10 };

/** Open state that a menu or a select passes to its popover. */
export type PopUpState = {
  /** Button next to which the popover opens; gets the focus back on close. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

type PopUpProps = PopUpState &
  Pick<PopoverProps, 'trigger' | 'placement' | 'offset'> & {
    /** Kind of the content, whose own name screen readers say next. */
    label: string;
    className?: string;
    children: ReactNode;
  };

/** Popover next to its button; Escape and a click outside close it. */
export function PopUp({ label, isOpen, onClose, className = '', ...popover }: PopUpProps) {
  return (
    <Popover
      {...popover}
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      className={`${POPOVER_CLASS} ${className}`}
      style={POPOVER_STYLE}
    />
  );
}
