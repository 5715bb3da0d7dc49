import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useUpdateCustomerMutation } from '@/api/account';
import type { Customer } from '@/api/wire';
import { EmailField } from '@/components/form/EmailField';
import { FormAlert } from '@/components/form/FormAlert';
import { MobileField } from '@/components/form/MobileField';
import { Button } from '@/components/ui/Button';
import { checkField } from '@/domain/account/profileRules';
import type { OtpMethod } from '@/hooks/useOtp';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { checkWith } from '@/lib/formSchema';
import { markErrors } from '@/lib/http/fieldErrors';
import { normalizeMobile } from '@/utils/text';

/** Wire field of each contact. */
const FIELD_OF = { email: 'email', sms: 'mobile' } as const;
const NOT_SAVED = {
  email: "Your email wasn't saved. Try again, or choose Later.",
  sms: "Your number wasn't saved. Try again, or choose Later.",
};

const toContact = (text: string | null) => normalizeMobile((text ?? '').trim()).toLowerCase();

const createSchema = (method: OtpMethod) =>
  v.object({
    contact: v.pipe(
      v.string(),
      v.trim(),
      checkWith((contact) => checkField(FIELD_OF[method], contact)),
    ),
  });

/** Form of an unverified contact. A server that returns the old one has not saved it. */
function useContactForm(method: OtpMethod, { id, user }: Customer, onSaved: () => void) {
  const field = FIELD_OF[method];
  const [update] = useUpdateCustomerMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(createSchema(method)),
    defaultValues: { contact: user[field] ?? '' },
  });

  const save = ({ contact }: { contact: string }) =>
    submitOnce(
      async () => {
        setProblem('');
        if (toContact(contact) !== toContact(user[field])) {
          const body = new FormData();
          body.append(field, contact);
          const saved = await update({ id, body }).unwrap();
          if (saved && toContact(saved.user[field]) !== toContact(contact)) {
            setProblem(NOT_SAVED[method]);
            return;
          }
        }
        onSaved();
        // the code form replaces this one; a second submit must not interfere
        return 'leaving';
      },
      (error) =>
        setProblem(
          markErrors(error, {
            toField: (name) => (name === field ? 'contact' : null),
            setError,
            fallback: NOT_SAVED[method],
          }),
        ),
    );

  return { register, errors: formState.errors, problem, isWorking, isRateLimited, submit: handleSubmit(save) };
}

type ContactFormProps = {
  method: OtpMethod;
  customer: Customer;
  onSaved: () => void;
  /** Missing if the account has no contact to return to. */
  onCancel?: () => void;
};

/** Corrects an unverified email address or mobile number, or adds the number that a provider sign-up lacks. */
export function ContactForm({ method, customer, onSaved, onCancel }: ContactFormProps) {
  const { register, errors, problem, isWorking, isRateLimited, submit } = useContactForm(method, customer, onSaved);
  const field = { size: 'lg', autoFocus: true, error: errors.contact?.message, ...register('contact') } as const;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormAlert>{problem}</FormAlert>
      {method === 'sms' ? <MobileField label="Mobile number" {...field} /> : <EmailField {...field} />}
      <div className="mt-2 flex gap-2.5 *:flex-1">
        {onCancel && (
          <Button variant="secondary" size="lg" disabled={isWorking} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="lg" isWorking={isWorking} isPaused={isRateLimited}>
          Send code
        </Button>
      </div>
    </form>
  );
}
