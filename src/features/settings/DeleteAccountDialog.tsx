import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useDeleteCustomerMutation } from '@/api/account';
import { useGetBookingsQuery } from '@/api/bookings';
import type { Customer } from '@/api/wire';
import { FormAlert } from '@/components/form/FormAlert';
import { PasswordField } from '@/components/form/PasswordField';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { ENTER_PASSWORD } from '@/config/accountMessages';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { CANNOT_BE_UNDONE } from '@/config/messages';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { markErrors, namedAs } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { leaveDeletedAccount } from '@/store/thunks/logout';
import { isCorporate } from '@/store/user';
import { formatPeso } from '@/utils/money';
import { plural } from '@/utils/text';

const schema = v.object({
  password: v.pipe(v.string(), v.nonEmpty(ENTER_PASSWORD)),
  confirmation: v.pipe(v.string(), v.trim(), v.literal('DELETE', 'Type DELETE in capital letters.')),
});

/** Numbers of open bookings; 0 until their list loads. */
function useOpenBookings() {
  const ongoing = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' }).data?.count ?? 0;
  const pending = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Pending' }).data?.count ?? 0;
  return { ongoing, pending };
}

const creditUsed = ({ credit_limit, remaining_credits }: Customer) => (credit_limit ?? 0) - (remaining_credits ?? 0);

type OpenBookings = ReturnType<typeof useOpenBookings>;

/** Lists the consequences of deleting the account. The server decides whether it can be deleted. */
const listConsequences = (customer: Customer, { ongoing, pending }: OpenBookings) => [
  ...(ongoing > 0
    ? [`You have ${plural(ongoing, 'delivery', 'deliveries')} on the road. You won't be able to follow or manage them.`]
    : []),
  ...(pending > 0
    ? [`You have ${plural(pending, 'booking')} waiting for payment or a driver. You won't be able to open them.`]
    : []),
  ...(isCorporate(customer) && creditUsed(customer) > 0
    ? [`You still owe ${formatPeso(creditUsed(customer))} on your credit. Deleting your account doesn't clear it.`]
    : []),
  "You'll be logged out everywhere and won't be able to log in again.",
  'Your saved addresses, payment methods, vouchers and messages will be deleted.',
  ...(!isCorporate(customer) && customer.points > 0
    ? [`You'll lose your balance of ${formatPeso(customer.points)}.`]
    : []),
  CANNOT_BE_UNDONE,
];

/** Form that confirms the deletion with the password and a typed word. */
function useDeleteAccount({ id }: Customer) {
  const dispatch = useAppDispatch();
  const [remove] = useDeleteCustomerMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { password: '', confirmation: '' },
  });

  const confirm = ({ password }: v.InferOutput<typeof schema>) =>
    submitOnce(
      async () => {
        setProblem('');
        await remove({ id, password }).unwrap();
        void dispatch(leaveDeletedAccount());
        return 'leaving';
      },
      (error) =>
        setProblem(markErrors(error, namedAs(['password']), setError, "Your account wasn't deleted. Try again.")),
    );

  return { register, errors: formState.errors, problem, isWorking, isRateLimited, submit: handleSubmit(confirm) };
}

export function DeleteAccountDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const formId = useId();
  const openBookings = useOpenBookings();
  const { register, errors, problem, isWorking, isRateLimited, submit } = useDeleteAccount(customer);
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
          {listConsequences(customer, openBookings).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
      footer={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            Keep account
          </Button>
          <Button type="submit" form={formId} variant="danger" isWorking={isWorking} disabled={isRateLimited}>
            Delete account
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <FormAlert>{problem}</FormAlert>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <TextField
          label="Type DELETE to confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
      </form>
    </Dialog>
  );
}
