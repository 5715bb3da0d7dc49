import { CircleAlert, Lock, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Checkbox } from '../../components/form/Checkbox';
import { PasswordField } from '../../components/form/PasswordField';
import { TextField } from '../../components/form/TextField';
import { Button } from '../../components/ui/Button';
import { useAppDispatch } from '../../store/hooks';
import { recallSignIn } from '../../store/thunks/rememberMe';
import { useLogin, type LoginWords } from './useLogin';

/** Password rules hold where a password is set, never here; nothing that is pasted is cut (contract reading 19). */
export function LoginForm() {
  const dispatch = useAppDispatch();
  const { problem, isWorking, login } = useLogin();
  const alert = useRef<HTMLDivElement>(null);
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors },
  } = useForm<LoginWords>({ defaultValues: { username: '', password: '', isRemembered: false } });

  useEffect(() => {
    let isHere = true;
    void dispatch(recallSignIn()).then((words) => {
      if (isHere && words.username !== '') reset({ ...words, isRemembered: true });
    });
    return () => {
      isHere = false;
    };
  }, [dispatch, reset]);

  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);

  return (
    <form noValidate className="mt-8 flex flex-col gap-4" onSubmit={(event) => void handleSubmit(login)(event)}>
      {problem && (
        <div
          ref={alert}
          role="alert"
          tabIndex={-1}
          className="flex gap-2.5 rounded-md bg-err-50 p-3 text-small text-err-700 outline-none"
        >
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {problem}
        </div>
      )}
      <TextField
        label="E-mail or username"
        size="lg"
        prefix={<UserRound size={18} strokeWidth={1.75} aria-hidden />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username', { validate: (value) => value.trim() !== '' || 'Enter your e-mail or username.' })}
      />
      <PasswordField
        label="Password"
        size="lg"
        prefix={<Lock size={18} strokeWidth={1.75} aria-hidden />}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: (value) => value !== '' || 'Enter your password.' })}
      />
      <Checkbox label="Remember me" {...register('isRemembered')} />
      <Button type="submit" variant="primary" size="lg" isWorking={isWorking} className="mt-2">
        Login
      </Button>
    </form>
  );
}
