import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useChangePasswordMutation } from '@/api/account';
import { FormAlert } from '@/components/form/FormAlert';
import { PasswordField } from '@/components/form/PasswordField';
import { NewPasswordFields } from '@/components/profile/NewPasswordFields';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ENTER_CURRENT_PASSWORD } from '@/config/accountMessages';
import { PATHS } from '@/config/paths';
import { checkField, checkPasswordAgain } from '@/domain/account/profileRules';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { checkFields } from '@/lib/formSchema';
import { markErrors, matchFieldName } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';

const FIELDS = ['current_password', 'password', 'password_confirmation'] as const;

const schema = v.pipe(
  v.object({
    current_password: v.string(),
    password: v.string(),
    password_confirmation: v.string(),
  }),
  checkFields((values) => ({
    current_password: values.current_password === '' ? ENTER_CURRENT_PASSWORD : null,
    password: checkNewPassword(values.password, values.current_password),
    password_confirmation: checkPasswordAgain(values.password_confirmation, values),
  })),
);

function checkNewPassword(password: string, current: string): string | true {
  const pattern = checkField('password', password);
  if (pattern !== true) return pattern;
  return password !== current || "Choose a password that's different from the current one.";
}

const NOT_CHANGED = "Your password wasn't changed.";
const EMPTY = { current_password: '', password: '', password_confirmation: '' };

/** Form of the new password; one call per submit. */
function useChangePassword() {
  const dispatch = useAppDispatch();
  const [change] = useChangePasswordMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce(NOT_CHANGED);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: EMPTY,
  });

  const save = (values: v.InferOutput<typeof schema>) =>
    submitOnce(
      async () => {
        setProblem('');
        const { message } = await change(values).unwrap();
        reset(EMPTY);
        dispatch(showToast({ title: 'Success', text: message || 'Password changed.', type: 'success' }));
      },
      (error) =>
        setProblem(
          markErrors(error, {
            toField: matchFieldName(FIELDS),
            setError,
            fallback: `${NOT_CHANGED} Try again.`,
          }),
        ),
    );

  return { register, errors: formState.errors, problem, isWorking, isRateLimited, submit: handleSubmit(save) };
}

export function PasswordCard({ username }: { username: string }) {
  const { register, errors, problem, isWorking, isRateLimited, submit } = useChangePassword();

  return (
    <Card as="section" aria-labelledby="password-heading">
      <h2 id="password-heading" className="text-h3 font-620">
        Change password
      </h2>
      <p className="mt-1 text-small text-ink-600">
        You'll be logged out on other devices. Forgot it, or signed up with Facebook, Google or Apple?{' '}
        <Link to={PATHS.forgot} className="rounded-xs font-semibold text-brand-700 hover:underline">
          Email me a link
        </Link>
      </p>
      <form
        aria-labelledby="password-heading"
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <FormAlert>{problem}</FormAlert>
        {/* tells a password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...register('current_password')}
        />
        <NewPasswordFields
          password={{
            error: errors.password?.message,
            ...register('password'),
          }}
          confirmation={{
            error: errors.password_confirmation?.message,
            ...register('password_confirmation'),
          }}
        />
        <Button type="submit" variant="secondary" isWorking={isWorking} isPaused={isRateLimited} className="self-start">
          Change password
        </Button>
      </form>
    </Card>
  );
}
