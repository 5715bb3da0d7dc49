import { ArrowLeft } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { FileField } from '@/components/form/FileField';
import { TextField } from '@/components/form/TextField';
import {
  AccountDocumentsField,
  BirthDateField,
  ContactNumberField,
  GenderField,
  TinField,
} from '@/components/profile/ProfileFields';
import { UploadProgress } from '@/components/profile/UploadProgress';
import { Button } from '@/components/ui/Button';
import { PHOTO_MAX_BYTES } from '@/config/constants';
import { COMPANY_DOCUMENTS, STREET_LABEL } from '@/config/messages';
import type { SignUpType } from './signUpSchema';
import type { SignUp } from './useSignUp';
import { registerText } from './useSignUpForm';

/** Step two: the details and files that complete the registered record. */
export function DocumentsStep({ type, signUp }: { type: SignUpType; signUp: SignUp }) {
  const { isWorking, isRateLimited, progress, goBack } = signUp;
  return (
    <>
      <div className="mt-6 grid gap-x-5 gap-y-4 dialog:grid-cols-2">
        {type === 'individual' ? <PersonFields signUp={signUp} /> : <CompanyDetails signUp={signUp} />}
        <Files type={type} signUp={signUp} />
      </div>
      <UploadProgress value={progress} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="lg"
          disabled={isWorking}
          icon={<ArrowLeft size={18} aria-hidden />}
          onClick={goBack}
        >
          Back
        </Button>
        <Button key="finish" type="submit" size="lg" isWorking={isWorking} isPaused={isRateLimited}>
          Create account
        </Button>
      </div>
    </>
  );
}

function PersonFields({ signUp: { form } }: { signUp: SignUp }) {
  return (
    <>
      <BirthDateField {...registerText(form, 'birth_date')} />
      <Controller
        control={form.control}
        name="gender"
        render={({ field, fieldState: { error } }) => <GenderField {...field} error={error?.message} />}
      />
      <TextField
        label={STREET_LABEL}
        autoComplete="street-address"
        className="dialog:col-span-2"
        {...registerText(form, 'address_line')}
      />
    </>
  );
}

function CompanyDetails({ signUp: { form } }: { signUp: SignUp }) {
  return (
    <>
      <TinField {...registerText(form, 'tin')} />
      <TextField
        label="Business address"
        hint={STREET_LABEL}
        autoComplete="street-address"
        {...registerText(form, 'address_line')}
      />
      <TextField label="Contact person" autoComplete="name" {...registerText(form, 'contact_person')} />
      <ContactNumberField {...registerText(form, 'contact_number')} />
    </>
  );
}

function Files({ type, signUp: { form, isWorking } }: { type: SignUpType; signUp: SignUp }) {
  const isIndividual = type === 'individual';
  return (
    <>
      <Controller
        control={form.control}
        name="profile_image"
        render={({ field, fieldState: { error } }) => (
          <FileField
            {...field}
            label={isIndividual ? 'Profile photo' : 'Company logo'}
            isOptional
            kinds={['jpg', 'png', 'webp']}
            maxBytes={PHOTO_MAX_BYTES}
            prompt="Add a photo"
            error={error?.message}
            isDisabled={isWorking}
          />
        )}
      />
      <Controller
        control={form.control}
        name="documents"
        render={({ field, fieldState: { error } }) => (
          <AccountDocumentsField
            {...field}
            label={isIndividual ? 'Valid ID' : 'Company documents'}
            isOptional={isIndividual}
            hint={isIndividual ? undefined : COMPANY_DOCUMENTS}
            error={error?.message}
            isDisabled={isWorking}
          />
        )}
      />
    </>
  );
}
