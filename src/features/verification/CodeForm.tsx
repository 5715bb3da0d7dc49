import { useRef, useState, type FormEvent } from 'react';
import { useVerifyOtpMutation } from '../../api/account';
import { FormAlert } from '../../components/form/FormAlert';
import { Button } from '../../components/ui/Button';
import { OTP_LENGTH } from '../../config/constants';
import { messageOf } from '../../lib/http/messageOf';
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
  const [isWorking, setIsWorking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const latch = useRef(false);

  const refuse = (words: string) => {
    setProblem(words);
    field.current?.focus();
  };

  const handleSubmit = async () => {
    if (latch.current) return;
    if (code.length !== OTP_LENGTH) {
      refuse(`Enter all ${OTP_LENGTH} digits of the code.`);
      return;
    }
    latch.current = true;
    setIsWorking(true);
    setProblem('');
    try {
      await verify({ method, otp: code }).unwrap();
      settle();
    } catch (error) {
      refuse(messageOf(error, 'The code could not be checked. Try again.'));
    } finally {
      latch.current = false;
      setIsWorking(false);
    }
  };

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
          setProblem('');
        }}
      />
      <Resend
        sending={sending}
        onResend={() => {
          setCode('');
          setProblem('');
          resend();
        }}
      />
      <Button type="submit" size="lg" isWorking={isWorking} className="mt-2">
        Verify
      </Button>
    </form>
  );
}
