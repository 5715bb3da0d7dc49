import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useResetPasswordMutation } from '../../api/account';
import { FormAlert } from '../../components/form/FormAlert';
import { PasswordField } from '../../components/form/PasswordField';
import { Button } from '../../components/ui/Button';
import { PATHS } from '../../config/paths';
import { isApiError } from '../../lib/http/error';
import { waitingWords } from '../../lib/http/messageOf';
import { useOnce } from '../../lib/useOnce';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { checkField } from '../../store/profileRules';
import { loggedOut, selectIsSignedIn } from '../../store/user';

type Words = { password: string; password_confirmation: string };

type NewPasswordFormProps = { token: string; email: string; onDeadLink: (message: string) => void };

export function NewPasswordForm({ token, email, onDeadLink }: NewPasswordFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [post] = useResetPasswordMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, once } = useOnce();
  const { register, handleSubmit, setError, formState } = useForm<Words>({
    defaultValues: { password: '', password_confirmation: '' },
  });
  const { errors } = formState;

  const save = (words: Words) =>
    once(async () => {
      setProblem('');
      try {
        await post({ token, ...words }).unwrap();
        // the server ended every session of this account with the old password
        if (isSignedIn) dispatch(loggedOut());
        void navigate(PATHS.resetPasswordSuccess, { replace: true });
        return 'leaving';
      } catch (error) {
        const refused = isApiError(error) ? (error.errors ?? {}) : {};
        const fields = (['password', 'password_confirmation'] as const).filter((name) => refused[name]?.[0]);
        fields.forEach((name, at) => setError(name, { message: refused[name]?.[0] }, { shouldFocus: at === 0 }));
        if (refused.token?.[0]) onDeadLink(refused.token[0]);
        else if (fields.length === 0) setProblem(waitingWords(error, 'The password could not be saved. Try again.'));
      }
    });

  return (
    <form noValidate className="mt-8 flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
      <FormAlert>{problem}</FormAlert>
      {/* tells a password manager whose password this is */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        size="lg"
        autoComplete="new-password"
        hint="9 to 30 characters"
        error={errors.password?.message}
        {...register('password', { validate: (value) => checkField('password', value) })}
      />
      <PasswordField
        label="New password again"
        size="lg"
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...register('password_confirmation', {
          validate: (value, { password }) => value === password || 'The two passwords differ.',
        })}
      />
      <Button type="submit" size="lg" isWorking={isWorking} className="mt-2">
        Save the new password
      </Button>
    </form>
  );
}
