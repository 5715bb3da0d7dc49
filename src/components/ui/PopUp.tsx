import type { ReactNode, RefObject } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components';
import { POPOVER_CLASS, POPOVER_STYLE } from './popoverLook';

/** What the open part of a menu or a select is told by its button. */
export type PopUpState = {
  /** The button that it opens beside, and that has the focus again afterwards. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

type PopUpProps = PopUpState &
  Pick<PopoverProps, 'trigger' | 'placement' | 'offset'> & { className?: string; children: ReactNode };

/** A list beside the button that opened it: Escape and a press elsewhere close it. */
export function PopUp({ isOpen, onClose, className = '', ...popover }: PopUpProps) {
  return (
    <Popover
      {...popover}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      className={`${POPOVER_CLASS} ${className}`}
      style={POPOVER_STYLE}
    />
  );
}
