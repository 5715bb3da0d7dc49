import { Trash2 } from 'lucide-react';
import type { PaymentMethod } from '@/api/wire';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { getMethodName } from '@/domain/money/paymentMethods';
import { useMountedCallback } from '@/hooks/useIsMounted';
import { focusPage } from '@/utils/dom';
import { listRemovalConsequences } from './consequences';
import { useRemoveMethod } from './useMethodChange';

type RemoveDialogProps = { method: PaymentMethod; all: readonly PaymentMethod[]; onClose: () => void };

/** Explains the consequences and removes the method once confirmed. */
export function RemoveDialog({ method, all, onClose }: RemoveDialogProps) {
  const close = useMountedCallback(() => {
    onClose();
    // the menu of the method is gone; the timeout lets the dialog restore its focus first
    setTimeout(focusPage);
  });
  const { state, start, lookUp } = useRemoveMethod(method, close);
  const name = getMethodName(method);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={`Remove ${name}?`}
      icon={<Trash2 strokeWidth={1.75} />}
      iconTone="err"
      text={listRemovalConsequences(method, all).join(' ')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep {name}
          </Button>
          <SendButton
            state={state}
            variant="danger"
            label={`Remove ${name}`}
            checkLabel="Check the removal"
            onSend={() => void start()}
            onCheck={() => void lookUp()}
          />
        </>
      }
    >
      <SendNotice state={state} what="removal" />
    </Dialog>
  );
}
