import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useDeleteCustomerMutation } from '@/api/account';
import { useGetBookingsQuery } from '@/api/bookings';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import type { Customer, PaymentMethod } from '@/api/wire';
import { FormAlert } from '@/components/form/FormAlert';
import { ListRetry } from '@/components/form/ListRetry';
import { PasswordField } from '@/components/form/PasswordField';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { ENTER_PASSWORD } from '@/config/accountMessages';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { markErrors, matchFieldName } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { leaveDeletedAccount } from '@/store/logout';
import { listConsequences } from './deletionConsequences';

const schema = v.object({
  password: v.pipe(v.string(), v.nonEmpty(ENTER_PASSWORD)),
  confirmation: v.pipe(v.string(), v.trim(), v.literal('DELETE', 'Type DELETE in capital letters.')),
});

const NO_METHODS: PaymentMethod[] = [];

/** Returns the open bookings and the payment methods; none until their list loads. */
function useOpenBookingsAndMethods() {
  const ongoing = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' });
  const pending = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Pending' });
  const methods = useGetPaymentMethodsQuery();
  const failed = [ongoing, pending, methods].filter(({ data, isError }) => isError && !data);
  return {
    ongoing: ongoing.data?.count ?? 0,
    pending: pending.data?.count ?? 0,
    methods: methods.data ?? NO_METHODS,
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

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
        setProblem(
          markErrors(error, {
            toField: matchFieldName(['password']),
            setError,
            fallback: "Your account wasn't deleted. Try again.",
          }),
        ),
    );

  return { register, errors: formState.errors, problem, isWorking, isRateLimited, submit: handleSubmit(confirm) };
}

export function DeleteAccountDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const formId = useId();
  const { hasFailed, retry, ...matters } = useOpenBookingsAndMethods();
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
          {hasFailed && (
            <li role="alert">
              <ListRetry text="We couldn't check your bookings and your wallet." onRetry={retry} />
            </li>
          )}
          {listConsequences({ customer, ...matters }).map(({ text, link }) => (
            <li key={text}>
              {text}{' '}
              {link && (
                <Link to={link.to} className="rounded-xs font-semibold text-brand-700 hover:underline">
                  {link.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      }
      footer={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            Keep account
          </Button>
          <Button type="submit" form={formId} variant="danger" isWorking={isWorking} isPaused={isRateLimited}>
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
