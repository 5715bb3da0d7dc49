import { Printer, ReceiptText } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Receipt } from './Receipt';

type ReceiptDialogProps = ComponentProps<typeof Receipt> & { text: ReactNode; onClose: () => void };

/** A dialog that shows and prints a receipt. */
export function ReceiptDialog({ text, onClose, ...receipt }: ReceiptDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={receipt.title}
      text={text}
      icon={<ReceiptText size={20} strokeWidth={1.75} aria-hidden />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button icon={<Printer size={18} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <Receipt {...receipt} />
    </Dialog>
  );
}
