import { Controller } from 'react-hook-form';
import type { Customer } from '@/api/wire';
import { AccountDocumentsField } from '@/components/profile/ProfileFields';
import { COMPANY_DOCUMENTS } from '@/config/messages';
import { getDocuments } from '@/domain/account/documents';
import type { ProfileFormState } from './useProfileForm';

type DocumentsFieldProps = { profile: ProfileFormState; customer: Customer };

/** Documents for review; companies and individuals send different ones. */
export function DocumentsField({ profile: { form, isCorporate, isWorking }, customer }: DocumentsFieldProps) {
  return (
    <Controller
      control={form.control}
      name="documents"
      render={({ field, fieldState: { error } }) => (
        <AccountDocumentsField
          {...field}
          className="col-span-full"
          label={getDocuments(customer)?.length ? 'More documents' : 'Documents'}
          isOptional
          hint={isCorporate ? COMPANY_DOCUMENTS : 'A valid ID.'}
          error={error?.message}
          isDisabled={isWorking}
        />
      )}
    />
  );
}
