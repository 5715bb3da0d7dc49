import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDeletePaymentMethodMutation } from '../../api/payments';
import type { PaymentMethod } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { messageOf } from '../../lib/http/messageOf';
import { useAppDispatch } from '../../store/hooks';
import { methodName } from '../../store/paymentMethods';
import { showToast } from '../../store/toasts';
import { removalConsequences } from './consequences';

type RemoveDialogProps = { method: PaymentMethod; all: readonly PaymentMethod[]; onClose: () => void };

/** Says what follows before anything is removed. */
export function RemoveDialog({ method, all, onClose }: RemoveDialogProps) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useDeletePaymentMethodMutation();
  const [problem, setProblem] = useState('');
  const isSending = useRef(false);
  const name = methodName(method);

  const handleRemove = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setProblem('');
    try {
      await remove(method.id).unwrap();
      dispatch(showToast({ title: 'Success', text: `${name} is removed.`, type: 'success' }));
      onClose();
    } catch (error) {
      setProblem(messageOf(error, `${name} was not removed. Try again.`));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={`Remove ${name}?`}
      icon={<Trash2 strokeWidth={1.75} />}
      iconTone="err"
      text={removalConsequences(method, all).join(' ')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" isWorking={isLoading} onClick={() => void handleRemove()}>
            Remove
          </Button>
        </>
      }
    >
      {problem && (
        <p role="alert" className="text-small text-err-700">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
