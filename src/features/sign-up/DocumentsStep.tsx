import { ArrowLeft } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { FileField } from '../../components/form/FileField';
import { MobileField } from '../../components/form/MobileField';
import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { Button } from '../../components/ui/Button';
import { Progress } from '../../components/ui/Progress';
import { DOCUMENT_MAX_BYTES, DOCUMENTS_MAX, PHOTO_MAX_BYTES } from '../../config/constants';
import { checkField } from './fieldRules';
import type { SignUpType } from './signUpForm';
import { textField } from './textField';
import type { SignUp } from './useSignUp';

const GENDERS = ['Female', 'Male', 'Other'].map((gender) => ({ value: gender, label: gender }));

/** Step two: what completes the record that step one made. */
export function DocumentsStep({ type, signUp }: { type: SignUpType; signUp: SignUp }) {
  const { form, isWorking, progress, goBack } = signUp;
  return (
    <>
      <div className="mt-6 grid gap-x-5 gap-y-4 dialog:grid-cols-2">
        {type === 'individual' ? <PersonFields signUp={signUp} /> : <CompanyDetails signUp={signUp} />}
        <Controller
          control={form.control}
          name="profile_image"
          render={({ field, fieldState: { error } }) => (
            <FileField
              {...field}
              label={type === 'individual' ? 'Profile photo' : 'Company logo'}
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
          rules={{
            validate: (files) => type === 'individual' || files.length > 0 || 'Add at least one document.',
          }}
          render={({ field, fieldState: { error } }) => (
            <FileField
              {...field}
              label={type === 'individual' ? 'Valid ID' : 'Company documents'}
              isOptional={type === 'individual'}
              hint={type === 'corporate' ? 'Registration (SEC or DTI), BIR certificate, mayor’s permit.' : undefined}
              kinds={['pdf', 'jpg', 'png', 'webp']}
              maxBytes={DOCUMENT_MAX_BYTES}
              maxCount={DOCUMENTS_MAX}
              prompt="Add a document"
              error={error?.message}
              isDisabled={isWorking}
            />
          )}
        />
      </div>
      {progress !== null && (
        <div className="mt-5">
          <p role="status" className="mb-1.5 text-small text-ink-600">
            {progress < 1 ? `Sending ${Math.round(progress * 100)}%` : 'Sent. Waiting for the answer...'}
          </p>
          <Progress label="Upload" value={Math.round(progress * 100)} max={100} />
        </div>
      )}
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
        <Button key="finish" type="submit" size="lg" isWorking={isWorking}>
          Create account
        </Button>
      </div>
    </>
  );
}

function PersonFields({ signUp: { form } }: { signUp: SignUp }) {
  return (
    <>
      <TextField
        label="Birth date"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        {...textField(form, 'birth_date')}
      />
      <Controller
        control={form.control}
        name="gender"
        rules={{ validate: (gender) => checkField('gender', gender) }}
        render={({ field, fieldState: { error } }) => (
          <SelectField
            {...field}
            label="Gender"
            placeholder="Choose a gender"
            options={GENDERS}
            error={error?.message}
          />
        )}
      />
      <TextField
        label="Street, building and unit"
        autoComplete="street-address"
        className="dialog:col-span-2"
        {...textField(form, 'address_line')}
      />
    </>
  );
}

function CompanyDetails({ signUp: { form } }: { signUp: SignUp }) {
  return (
    <>
      <TextField
        label="TIN"
        inputMode="numeric"
        placeholder="123-456-789-000"
        inputClassName="tabular"
        {...textField(form, 'tin')}
      />
      <TextField
        label="Business address"
        hint="Street, building and unit"
        autoComplete="street-address"
        {...textField(form, 'address_line')}
      />
      <TextField label="Contact person" autoComplete="name" {...textField(form, 'contact_person')} />
      <MobileField label="Contact number" {...textField(form, 'contact_number')} />
    </>
  );
}
