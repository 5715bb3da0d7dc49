import { useRef, useState, type FormEvent } from 'react';
import { useVerifyOtpMutation } from '../../api/account';
import { FormAlert } from '../../components/form/FormAlert';
import { Button } from '../../components/ui/Button';
import { OTP_LENGTH } from '../../config/constants';
import { placeErrors, namedAs } from '../../lib/http/fieldErrors';
import { useOnce } from '../../lib/useOnce';
import { CodeField } from './CodeField';
import { Resend } from './Resend';
import type { Method } from './tickets';
import { useCode } from './useCode';

/** The record that comes back says that it is verified; the page then goes on by itself. */
export function CodeForm({ method, account }: { method: Method; account: string }) {
  const { sending, resend, settle } = useCode(method, account);
  const [verify] = useVerifyOtpMutation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const { isWorking, isHeld, once } = useOnce();
  const field = useRef<HTMLInputElement>(null);

  const refuse = (words: string) => {
    setProblem(words);
    field.current?.focus();
    // where it is full the next digit begins anew
    if (code.length === OTP_LENGTH) field.current?.select();
  };

  const handleSubmit = () =>
    once(
      async () => {
        if (code.length !== OTP_LENGTH) {
          refuse(`Enter all ${OTP_LENGTH} digits of the code.`);
          return;
        }
        setProblem('');
        await verify({ method, otp: code }).unwrap();
        settle();
      },
      (error) => {
        // one field is all there is: everything is said at it, its own reason first
        const { placed, rest } = placeErrors(error, namedAs(['otp']), 'The code could not be checked. Try again.');
        refuse([...placed.map(({ message }) => message), rest].filter(Boolean).join(' '));
      },
    );

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <FormAlert>{sending.problem}</FormAlert>
      <CodeField
        ref={field}
        value={code}
        error={problem}
        onChange={(digits) => {
          setCode(digits);
          // how long to wait is said until it is over
          if (!isHeld) setProblem('');
        }}
      />
      <Resend
        sending={sending}
        onResend={() => {
          setCode('');
          if (!isHeld) setProblem('');
          resend();
          field.current?.focus();
        }}
      />
      <Button type="submit" size="lg" isWorking={isWorking} disabled={isHeld} className="mt-2">
        Verify
      </Button>
    </form>
  );
}
