import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import type { Customer } from '../../api/wire';
import { FileField } from '../../components/form/FileField';
import { FormAlert } from '../../components/form/FormAlert';
import { TextField } from '../../components/form/TextField';
import { BirthDateField, GenderField } from '../../components/profile/ProfileFields';
import { UploadProgress } from '../../components/profile/UploadProgress';
import { Avatar } from '../../components/ui/Avatar';
import { Button } from '../../components/ui/Button';
import { PHOTO_MAX_BYTES } from '../../config/constants';
import { checkField } from '../../store/profileRules';
import { formatBytes, fullName } from '../../utils/text';
import { CompanyFields } from './CompanyFields';
import { useProfileForm, type ProfileFormState } from './useProfileForm';

type ProfileFormProps = { customer: Customer; onDone: () => void };

/** Edit-profile mode: everything of the record that its owner may change. */
export function ProfileForm({ customer, onDone }: ProfileFormProps) {
  const profile = useProfileForm(customer, onDone);
  const { form, isCorporate, isWorking, problem, progress, text, submit } = profile;
  const { setFocus } = form;
  useEffect(() => setFocus('first_name'), [setFocus]);

  return (
    <form aria-label="Edit profile" noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert className="mb-4">{problem}</FormAlert>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4">
        <PhotoField profile={profile} customer={customer} />
        <TextField label="First name" autoComplete="given-name" {...text('first_name')} />
        <TextField label="Middle name" isOptional autoComplete="additional-name" {...text('middle_name')} />
        <TextField label="Last name" autoComplete="family-name" {...text('last_name')} />
        {!isCorporate && (
          <>
            <BirthDateField {...text('birth_date')} />
            <Controller
              control={form.control}
              name="gender"
              rules={{ validate: (gender) => checkField('gender', gender) }}
              render={({ field, fieldState: { error } }) => <GenderField {...field} error={error?.message} />}
            />
          </>
        )}
        {isCorporate && <CompanyFields profile={profile} company={customer.company} />}
      </div>
      <UploadProgress value={progress} />
      <div className="mt-6 flex justify-end gap-2.5">
        <Button variant="secondary" disabled={isWorking} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" isWorking={isWorking}>
          Save profile
        </Button>
      </div>
    </form>
  );
}

function PhotoField({
  profile: { form, isCorporate, isWorking },
  customer,
}: {
  profile: ProfileFormState;
  customer: Customer;
}) {
  const { user_profile } = customer.user;
  return (
    <div className="col-span-2 flex items-center gap-5">
      <Avatar name={fullName(user_profile)} src={user_profile.profile_image} size={80} isDecorative />
      <Controller
        control={form.control}
        name="profile_image"
        render={({ field, fieldState: { error } }) => (
          <FileField
            {...field}
            className="min-w-0 grow"
            label={isCorporate ? 'Company logo' : 'Profile photo'}
            isOptional
            hint={`Up to ${formatBytes(PHOTO_MAX_BYTES)}. It takes the place of the present one.`}
            kinds={['jpg', 'png', 'webp']}
            maxBytes={PHOTO_MAX_BYTES}
            prompt="Choose a photo"
            error={error?.message}
            isDisabled={isWorking}
          />
        )}
      />
    </div>
  );
}
