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
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
  confirmation: v.pipe(v.string(), v.trim(), v.literal('DELETE', 'Type the word DELETE in capital letters.')),
});

/** Bookings that a deletion would leave without their customer; a count is 0 until its list loads. */
function useOpenBookings() {
  const ongoing = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' }).data?.count ?? 0;
  const pending = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Pending' }).data?.count ?? 0;
  return { ongoing, pending };
}

const creditUsed = ({ credit_limit, remaining_credits }: Customer) => (credit_limit ?? 0) - (remaining_credits ?? 0);

type OpenBookings = ReturnType<typeof useOpenBookings>;

/** Consequences of deleting the account, a sentence each; the server decides whether it may be deleted. */
const consequences = (customer: Customer, { ongoing, pending }: OpenBookings) => [
  ...(ongoing > 0
    ? [`${plural(ongoing, 'delivery', 'deliveries')} on the road: you can no longer follow or manage them.`]
    : []),
  ...(pending > 0
    ? [`${plural(pending, 'booking')} waiting for payment or a driver: you can no longer open them.`]
    : []),
  ...(isCorporate(customer) && creditUsed(customer) > 0
    ? [`You still owe ${formatPeso(creditUsed(customer))} on your credit. Deleting the account does not settle it.`]
    : []),
  'You are logged out on every device and cannot log in again.',
  'Saved addresses, payment methods, vouchers and messages are removed.',
  ...(!isCorporate(customer) && customer.points > 0 ? [`Your balance of ${formatPeso(customer.points)} is lost.`] : []),
  CANNOT_BE_UNDONE,
];

/** Password and a typed word: nobody deletes an account by a slip. */
export function DeleteAccountDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const formId = useId();
  const dispatch = useAppDispatch();
  const [remove] = useDeleteCustomerMutation();
  const [problem, setProblem] = useState('');
  const openBookings = useOpenBookings();
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors } = formState;

  const confirm = ({ password }: v.InferOutput<typeof schema>) =>
    submitOnce(
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
          {consequences(customer, openBookings).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
      footer={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={formId} variant="danger" isWorking={isWorking} disabled={isRateLimited}>
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
