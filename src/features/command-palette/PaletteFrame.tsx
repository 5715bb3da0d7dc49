import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { ModalDialog } from '@/components/ui/ModalDialog';
import { useOutsidePress } from '@/components/ui/useOutsidePress';

type PaletteFrameProps = { label: string; onClose: () => void; children: ReactNode };

/** Dialog near the top of the page, wider than the others, because its rows are whole sentences. */
export function PaletteFrame({ label, onClose, children }: PaletteFrameProps) {
  const closesOnPress = useOutsidePress(true);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable
      shouldCloseOnInteractOutside={closesOnPress}
      className="fixed inset-0 z-dialog-backdrop flex items-start justify-center bg-ink-950/55 px-4 pt-[12vh] transition-opacity duration-200 data-entering:opacity-0"
    >
      <Modal className="z-dialog w-full max-w-[640px] overflow-hidden rounded-xl bg-white shadow-dialog">
        <ModalDialog aria-label={label} className="flex max-h-[70vh] flex-col outline-hidden">
          {children}
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}
