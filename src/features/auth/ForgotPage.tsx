import { valibotResolver } from '@hookform/resolvers/valibot';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useRequestPasswordResetMutation } from '@/api/account';
import { AuthFrame } from '@/components/art/AuthFrame';
import { EmailField } from '@/components/form/EmailField';
import { FormAlert } from '@/components/form/FormAlert';
import { Button } from '@/components/ui/Button';
import { IconTile } from '@/components/ui/IconTile';
import { PageTitle } from '@/components/ui/PageTitle';
import { ENTER_EMAIL } from '@/config/fieldMessages';
import { RESET_LINK_SENT } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { useIsNarrow } from '@/hooks/useMediaQuery';
import { useOnChange } from '@/hooks/useOnChange';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { rewordNotFound } from '@/lib/http/error';
import { markErrors, matchFieldName } from '@/lib/http/fieldErrors';
import { isEmail } from '@/utils/patterns';

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isEmail, ENTER_EMAIL)),
});

/** Every address gets the same response, so that the page does not reveal who has an account. */
function ForgotPage() {
  const [post] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState('');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email: '' },
  });
  useOnChange(sentTo, () => {
    if (!sentTo) setFocus('email');
  });

  const send = ({ email }: v.InferOutput<typeof schema>) =>
    submitOnce(
      async () => {
        setProblem('');
        const response = await post({ email }).unwrap();
        setMessage(response.message);
        setSentTo(email);
      },
      (error) =>
        setProblem(
          markErrors(rewordNotFound(error), {
            toField: matchFieldName(['email']),
            setError,
            fallback: "We couldn't send the link. Try again.",
          }),
        ),
    );

  if (sentTo) return <LinkSent to={sentTo} message={message} onResend={() => setSentTo('')} />;
  return (
    <AuthFrame>
      <PageTitle className="display text-h1-auth">Forgot password</PageTitle>
      <p className="mt-1 text-ink-600">
        Enter your account's email address. We'll email you a link to choose a new password.
      </p>
      <form noValidate className="mt-8 flex flex-col gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
        <FormAlert>{problem}</FormAlert>
        <EmailField size="lg" error={formState.errors.email?.message} {...register('email')} />
        <Button type="submit" size="lg" isWorking={isWorking} isPaused={isRateLimited} className="mt-2">
          Send link
        </Button>
      </form>
      <BackToLogin />
    </AuthFrame>
  );
}

type LinkSentProps = { to: string; message: string; onResend: () => void };

function LinkSent({ to, message, onResend }: LinkSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthFrame>
      <IconTile tone="ok">
        <MailCheck strokeWidth={1.75} />
      </IconTile>
      <PageTitle ref={heading} tabIndex={-1} className="display mt-5 text-h1-auth outline-hidden">
        Check your email
      </PageTitle>
      <div role="status" className="mt-1 text-ink-600">
        <p>{message || RESET_LINK_SENT}</p>
        <p className="mt-2">
          Requested for <strong className="font-semibold text-ink-900">{to}</strong>. The link works once and expires
          soon. Check your spam folder too.
        </p>
      </div>
      <Button variant="secondary" size="lg" className="mt-8 w-full" onClick={onResend}>
        Change email or resend
      </Button>
      <BackToLogin />
    </AuthFrame>
  );
}

function BackToLogin() {
  const isNarrow = useIsNarrow();
  return (
    <p className="mt-6 text-center">
      <Link to={PATHS.login} className="rounded-xs font-semibold text-brand-700 hover:underline">
        {isNarrow ? 'Log in with our app' : 'Back to login'}
      </Link>
    </p>
  );
}

export { ForgotPage as Component };
