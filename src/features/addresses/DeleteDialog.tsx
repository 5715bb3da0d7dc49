import { Trash2 } from 'lucide-react';
import type { Address } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';

const BOOKINGS_STAY = "Existing bookings won't change.";

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
          ? `This is your default pickup. Another address will replace it. ${BOOKINGS_STAY}`
          : BOOKINGS_STAY
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep address
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Delete address
          </Button>
        </>
      }
    />
  );
}
