import { valibotResolver } from '@hookform/resolvers/valibot';
import { Lock, UserRound } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Checkbox } from '@/components/form/Checkbox';
import { FormAlert } from '@/components/form/FormAlert';
import { PasswordField } from '@/components/form/PasswordField';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { PATHS } from '@/config/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectNewestUsername } from '@/store/signUp';
import { SocialLogin } from './SocialLogin';
import { recallLogin } from './rememberMe';
import { loginSchema, useLogin, type LoginValues } from './useLogin';

const LINK_CLASSES = 'rounded-xs font-semibold text-brand-700 hover:underline';

/** Passes on the remembered login once the key vault has decrypted it. */
function useRememberedLogin(onRecalled: (values: LoginValues) => void) {
  const dispatch = useAppDispatch();
  const handleRecalled = useEffectEvent(onRecalled);
  useEffect(() => {
    let isMounted = true;
    void dispatch(recallLogin()).then((remembered) => {
      if (isMounted && remembered.username !== '') handleRecalled({ ...remembered, isRemembered: true });
    });
    return () => {
      isMounted = false;
    };
  }, [dispatch]);
}

export function LoginForm() {
  const newest = useAppSelector(selectNewestUsername);
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: valibotResolver(loginSchema),
    defaultValues: { username: newest, password: '', isRemembered: false },
  });
  const { problem, setProblem, isWorking, isRateLimited, login } = useLogin(setError);
  const { isDirty } = formState;
  useRememberedLogin((remembered) => {
    // the vault may answer late: typed values stay, and a new sign-up precedes an older login
    if (!isDirty && (newest === '' || newest === remembered.username)) reset(remembered);
  });

  return (
    <>
      <form
        // without scripts the browser submits the form: GET would put the password into the URL
        method="post"
        noValidate
        className="mt-8 flex flex-col gap-4"
        onSubmit={(event) => void handleSubmit(login)(event)}
      >
        <FormAlert>{problem}</FormAlert>
        <TextField
          label="Email or username"
          size="lg"
          prefix={<UserRound size={18} strokeWidth={1.75} aria-hidden />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.username?.message}
          {...register('username')}
        />
        <PasswordField
          label="Password"
          size="lg"
          prefix={<Lock size={18} strokeWidth={1.75} aria-hidden />}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <div className="flex items-start justify-between gap-4">
          <Checkbox label="Remember me" {...register('isRemembered')} />
          <Link to={PATHS.forgot} className={LINK_CLASSES}>
            Forgot password?
          </Link>
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isWorking={isWorking}
          isPaused={isRateLimited}
          className="mt-2"
        >
          Log in
        </Button>
      </form>
      <SocialLogin onProblem={setProblem} />
    </>
  );
}
