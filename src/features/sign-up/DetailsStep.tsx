import { ArrowRight } from 'lucide-react';
import { EmailField } from '@/components/form/EmailField';
import { MobileField } from '@/components/form/MobileField';
import { PasswordField } from '@/components/form/PasswordField';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { PASSWORD_HINT } from '@/config/accountMessages';
import { Agreement } from './Agreement';
import { CompanySignUpFields } from './CompanySignUpFields';
import { HomePlaces } from './HomePlaces';
import { LoginHint } from './SignUpFrame';
import type { SignUpType } from './signUpSchema';
import type { SignUp } from './useSignUp';
import { registerText } from './useSignUpForm';

const REGISTERED = 'Already registered.';

/** Step one: person, contact, login and home address. */
export function DetailsStep({ type, signUp }: { type: SignUpType; signUp: SignUp }) {
  const { form, isWorking, isRateLimited } = signUp;
  return (
    <>
      <div className="mt-6 grid gap-x-5 gap-y-4 dialog:grid-cols-6 dialog:*:col-span-3">
        {type === 'corporate' && <CompanySignUpFields signUp={signUp} />}
        <PersonFields type={type} signUp={signUp} />
        <HomePlaces form={form} />
      </div>
      <Agreement form={form} />
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          size="lg"
          className="px-9"
          isWorking={isWorking}
          isPaused={isRateLimited}
          iconAfter={<ArrowRight size={18} aria-hidden />}
        >
          Continue
        </Button>
        <LoginHint />
      </div>
    </>
  );
}

/**
 * Person, contact and login fields. A separate component, so that they register after the company fields: focus goes to
 * the first invalid field in registration order.
 */
function PersonFields({ type, signUp: { form, isRegistered } }: { type: SignUpType; signUp: SignUp }) {
  const fixed = isRegistered ? { readOnly: true, hint: REGISTERED } : {};
  return (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        className={type === 'individual' ? 'dialog:col-span-2!' : ''}
        {...registerText(form, 'first_name')}
      />
      {type === 'individual' && (
        <TextField
          label="Middle name"
          isOptional
          autoComplete="additional-name"
          className="dialog:col-span-2!"
          {...registerText(form, 'middle_name')}
        />
      )}
      <TextField
        label="Last name"
        autoComplete="family-name"
        className={type === 'individual' ? 'dialog:col-span-2!' : ''}
        {...registerText(form, 'last_name')}
      />
      <EmailField {...fixed} {...registerText(form, 'email')} />
      <MobileField label="Mobile number" {...fixed} {...registerText(form, 'mobile')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // spans the column of the hidden password, so that the fields below keep their columns
        className={isRegistered ? 'dialog:col-span-6!' : ''}
        hint="3–30 characters: letters, numbers, _ - @ ."
        {...fixed}
        {...registerText(form, 'username')}
      />
      {!isRegistered && (
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          {...registerText(form, 'password')}
        />
      )}
    </>
  );
}
