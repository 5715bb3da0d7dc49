import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import type { Customer } from '@/api/wire';
import { FormAlert } from '@/components/form/FormAlert';
import { RestoredNote } from '@/components/form/RestoredNote';
import { TextField } from '@/components/form/TextField';
import { BirthDateField, GenderField } from '@/components/profile/ProfileFields';
import { UploadProgress } from '@/components/profile/UploadProgress';
import { Button } from '@/components/ui/Button';
import { CompanyProfileFields } from './CompanyProfileFields';
import { DocumentsField } from './DocumentsField';
import { PhotoField } from './PhotoField';
import { useProfileForm } from './useProfileForm';

type ProfileFormProps = { customer: Customer; onDone: () => void };

/** Edit-profile mode: the fields that a customer may change. */
export function ProfileForm({ customer, onDone }: ProfileFormProps) {
  const profile = useProfileForm(customer, onDone);
  const { form, isCorporate, isWorking, isRateLimited, problem, progress, isResumed, text, submit, cancel } = profile;
  const { setFocus } = form;
  useEffect(() => setFocus('first_name'), [setFocus]);

  return (
    <form aria-label="Edit profile" noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert className="mb-4">{problem}</FormAlert>
      {isResumed && <RestoredNote className="mb-4" />}
      <div className="grid grid-cols-2 gap-x-5 gap-y-4">
        <PhotoField profile={profile} customer={customer} />
        <TextField label="First name" autoComplete="given-name" {...text('first_name')} />
        <TextField label="Middle name" isOptional autoComplete="additional-name" {...text('middle_name')} />
        {/* an individual has two more fields, which fill the row below */}
        <TextField
          label="Last name"
          className={isCorporate ? '' : 'col-span-full'}
          autoComplete="family-name"
          {...text('last_name')}
        />
        {!isCorporate && (
          <>
            <BirthDateField {...text('birth_date')} />
            <Controller
              control={form.control}
              name="gender"
              render={({ field, fieldState: { error } }) => <GenderField {...field} error={error?.message} />}
            />
          </>
        )}
        {isCorporate && <CompanyProfileFields profile={profile} company={customer.company} />}
        <DocumentsField profile={profile} customer={customer} />
      </div>
      <UploadProgress value={progress} />
      <div className="mt-6 flex justify-end gap-2.5">
        <Button variant="secondary" disabled={isWorking} onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" isWorking={isWorking} isPaused={isRateLimited}>
          Save profile
        </Button>
      </div>
    </form>
  );
}
