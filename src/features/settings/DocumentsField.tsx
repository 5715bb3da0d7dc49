import { Controller } from 'react-hook-form';
import { FileField } from '@/components/form/FileField';
import { DOCUMENT_MAX_BYTES, DOCUMENTS_MAX } from '@/config/constants';
import { COMPANY_DOCUMENTS } from '@/config/messages';
import { formatBytes } from '@/utils/text';
import type { ProfileFormState } from './useProfileForm';

/** Documents for review; companies and individuals send different ones. */
export function DocumentsField({ profile: { form, isCorporate, isWorking } }: { profile: ProfileFormState }) {
  const papers = isCorporate ? COMPANY_DOCUMENTS : 'A valid ID.';
  return (
    <Controller
      control={form.control}
      name="documents"
      render={({ field, fieldState: { error } }) => (
        <FileField
          {...field}
          className="col-span-2"
          label="More documents"
          isOptional
          hint={`${papers} Up to ${formatBytes(DOCUMENT_MAX_BYTES)} each.`}
          kinds={['pdf', 'jpg', 'png', 'webp']}
          maxBytes={DOCUMENT_MAX_BYTES}
          maxCount={DOCUMENTS_MAX}
          prompt="Add a document"
          error={error?.message}
          isDisabled={isWorking}
        />
      )}
    />
  );
}
