import { Trash2 } from 'lucide-react';
import type { Address } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';

type DeleteDialogProps = { address: Address; onConfirm: () => void; onClose: () => void };

export function DeleteDialog({ address, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={`Delete ${address.label}?`}
      icon={<Trash2 strokeWidth={1.75} />}
      iconTone="err"
      text={
        address.is_default
          ? 'It is your default pick-up; another address takes its place. Bookings that used it stay as they are.'
          : 'Bookings that used it stay as they are.'
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}
