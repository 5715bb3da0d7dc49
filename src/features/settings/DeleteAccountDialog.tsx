import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDeleteCustomerMutation } from '../../api/account';
import type { Customer } from '../../api/wire';
import { FormAlert } from '../../components/form/FormAlert';
import { PasswordField } from '../../components/form/PasswordField';
import { TextField } from '../../components/form/TextField';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { markErrors, namedAs } from '../../lib/http/fieldErrors';
import { useOnce } from '../../lib/useOnce';
import { useAppDispatch } from '../../store/hooks';
import { leaveDeletedAccount } from '../../store/thunks/logout';
import { isCorporate } from '../../store/user';
import { formatPeso } from '../../utils/money';

type Words = { password: string; confirmation: string };

/** What is gone with the account, in sentences. */
const consequences = (customer: Customer) => [
  'You are logged out on every device and cannot log in again.',
  'Saved addresses, payment methods, vouchers and messages are removed.',
  ...(!isCorporate(customer) && customer.points > 0 ? [`Your balance of ${formatPeso(customer.points)} is lost.`] : []),
  'This cannot be undone.',
];

/** Password and a typed word: nobody deletes an account by a slip. */
export function DeleteAccountDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const formId = useId();
  const dispatch = useAppDispatch();
  const [remove] = useDeleteCustomerMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, isHeld, once } = useOnce();
  const { register, handleSubmit, setError, formState } = useForm<Words>({
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors } = formState;

  const confirm = ({ password }: Words) =>
    once(
      async () => {
        setProblem('');
        await remove({ id: customer.id, password }).unwrap();
        void dispatch(leaveDeletedAccount());
        return 'leaving';
      },
      (error) =>
        setProblem(markErrors(error, namedAs(['password']), setError, 'The account was not deleted. Try again.')),
    );

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title="Delete this account?"
      icon={<Trash2 strokeWidth={1.75} />}
      iconTone="err"
      isDismissable={!isWorking}
      onClose={onClose}
      text={
        <ul className="list-disc pl-4">
          {consequences(customer).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
      footer={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={formId} variant="danger" isWorking={isWorking} disabled={isHeld}>
            Delete account
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void handleSubmit(confirm)(event)}
      >
        <FormAlert>{problem}</FormAlert>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: 'Enter your password.' })}
        />
        <TextField
          label="Type DELETE to confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.confirmation?.message}
          {...register('confirmation', {
            validate: (word) => word.trim() === 'DELETE' || 'Type the word DELETE in capital letters.',
          })}
        />
      </form>
    </Dialog>
  );
}
