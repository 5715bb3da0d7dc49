import { Controller } from 'react-hook-form';
import { AccountDocumentsField } from '@/components/profile/ProfileFields';
import { COMPANY_DOCUMENTS } from '@/config/messages';
import type { ProfileFormState } from './useProfileForm';

/** Documents for review; companies and individuals send different ones. */
export function DocumentsField({ profile: { form, isCorporate, isWorking } }: { profile: ProfileFormState }) {
  return (
    <Controller
      control={form.control}
      name="documents"
      render={({ field, fieldState: { error } }) => (
        <AccountDocumentsField
          {...field}
          className="col-span-full"
          label="More documents"
          isOptional
          hint={isCorporate ? COMPANY_DOCUMENTS : 'A valid ID.'}
          error={error?.message}
          isDisabled={isWorking}
        />
      )}
    />
  );
}
