import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useResetPasswordMutation } from '@/api/account';
import { FormAlert } from '@/components/form/FormAlert';
import { NewPasswordFields } from '@/components/profile/NewPasswordFields';
import { Button } from '@/components/ui/Button';
import { PATHS } from '@/config/paths';
import { checkField, checkPasswordAgain } from '@/domain/account/profileRules';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { checkFields } from '@/lib/formSchema';
import { rewordNotFound } from '@/lib/http/error';
import { listFieldErrors, markErrors, matchFieldName } from '@/lib/http/fieldErrors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { loggedOut, selectIsSignedIn } from '@/store/user';

const NOT_SAVED = "We couldn't save your password.";
const CHANGED = 'Your password is changed. Log in with the new one.';
const FIELDS = ['password', 'password_confirmation'] as const;

const schema = v.pipe(
  v.object({ password: v.string(), password_confirmation: v.string() }),
  checkFields((values) => ({
    password: checkField('password', values.password),
    password_confirmation: checkPasswordAgain(values.password_confirmation, values),
  })),
);

type NewPasswordFormProps = { token: string; email: string; onDeadLink: (message: string) => void };

export function NewPasswordForm({ token, email, onDeadLink }: NewPasswordFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [post] = useResetPasswordMutation();
  const [problem, setProblem] = useState('');
  const isMounted = useIsMounted();
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce(NOT_SAVED);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { password: '', password_confirmation: '' },
  });
  const { errors } = formState;

  const save = (values: v.InferOutput<typeof schema>) =>
    submitOnce(
      async () => {
        setProblem('');
        await post({ token, ...values }).unwrap();
        // the server has ended every session of this account
        if (isSignedIn) dispatch(loggedOut());
        // a customer who has left the form stays on the other page
        if (isMounted.current) void navigate(PATHS.resetPasswordSuccess, { replace: true });
        else dispatch(showToast({ title: 'Success', text: CHANGED, type: 'success' }));
        return 'leaving';
      },
      (error) => {
        const deadLink = listFieldErrors(error).find(({ name }) => name === 'token');
        if (deadLink) onDeadLink(deadLink.message);
        else
          setProblem(
            markErrors(rewordNotFound(error), {
              toField: matchFieldName(FIELDS),
              setError,
              fallback: `${NOT_SAVED} Try again.`,
            }),
          );
      },
    );

  return (
    <form noValidate className="mt-8 flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
      <FormAlert>{problem}</FormAlert>
      {/* tells a password manager whose password this is */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        size="lg"
        password={{
          error: errors.password?.message,
          ...register('password'),
        }}
        confirmation={{
          error: errors.password_confirmation?.message,
          ...register('password_confirmation'),
        }}
      />
      <Button type="submit" size="lg" isWorking={isWorking} isPaused={isRateLimited} className="mt-2">
        Save new password
      </Button>
    </form>
  );
}
