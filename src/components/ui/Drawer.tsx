import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '@/utils/classNames';
import { ModalDialog } from './ModalDialog';
import { useOutsidePress } from './useOutsidePress';

const WIDTHS = { 304: 'max-w-[304px]', 350: 'max-w-[350px]', 360: 'max-w-[360px]', 400: 'max-w-[400px]' } as const;

const SIDES = {
  left: 'left-0 data-entering:-translate-x-full data-exiting:-translate-x-full',
  right: 'right-0 data-entering:translate-x-full data-exiting:translate-x-full',
} as const;

export type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  /** Greatest width, in px. */
  width: keyof typeof WIDTHS;
  side?: keyof typeof SIDES;
  children: ReactNode;
};

/**
 * A panel that slides in from one side, below the header. The rest of the page is inert, except elements marked
 * data-react-aria-top-layer, such as the header.
 */
export function Drawer({ isOpen, onClose, label, width, side = 'right', children }: DrawerProps) {
  const closesOnPress = useOutsidePress(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable
      shouldCloseOnInteractOutside={closesOnPress}
      className={classNames(
        'group fixed inset-x-0 top-16 bottom-0 z-drawer overflow-hidden bg-ink-950/55',
        'transition-opacity duration-300 ease-brand data-entering:opacity-0 data-exiting:opacity-0',
      )}
    >
      <Modal
        className={classNames(
          'absolute inset-y-0 w-screen bg-white shadow-drawer',
          'transition-transform duration-300 ease-brand motion-reduce:translate-x-0',
          SIDES[side],
          WIDTHS[width],
        )}
      >
        <ModalDialog aria-label={label} className="flex h-full flex-col overflow-hidden outline-hidden">
          {children}
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}
