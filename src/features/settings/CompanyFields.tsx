import { Controller } from 'react-hook-form';
import { useGetCompanyTypesQuery } from '../../api/reference';
import type { Company, CompanyType } from '../../api/wire';
import { FileField } from '../../components/form/FileField';
import { MobileField } from '../../components/form/MobileField';
import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { DOCUMENT_MAX_BYTES, DOCUMENTS_MAX } from '../../config/constants';
import { formatBytes } from '../../utils/text';
import { checkProfile } from './profileForm';
import type { ProfileFormState } from './useProfileForm';

const NONE: CompanyType[] = [];

type CompanyFieldsProps = { profile: ProfileFormState; company: Company | null };

/** What a company adds to the profile, and the documents it sends in. */
export function CompanyFields({ profile: { form, text, isWorking }, company }: CompanyFieldsProps) {
  const { data: types = NONE, isLoading, isError, refetch } = useGetCompanyTypesQuery();
  return (
    <>
      <TextField label="Company name" autoComplete="organization" {...text('company_name')} />
      <Controller
        control={form.control}
        name="company_type"
        rules={{ validate: (type) => checkProfile('company_type', type) }}
        render={({ field, fieldState: { error } }) => (
          <SelectField
            {...field}
            label="Company type"
            placeholder={company?.company_type?.name ?? 'Choose a type'}
            options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            isLoading={isLoading}
            error={error?.message}
            hint={
              isError && (
                <button type="button" className="font-semibold underline" onClick={() => void refetch()}>
                  The types did not load. Try again
                </button>
              )
            }
          />
        )}
      />
      <TextField
        label="TIN"
        inputMode="numeric"
        placeholder="123-456-789-000"
        inputClassName="tabular"
        {...text('tin')}
      />
      <TextField label="Business address" autoComplete="street-address" {...text('business_address')} />
      <TextField label="Contact person" autoComplete="off" {...text('contact_person')} />
      <MobileField label="Contact number" autoComplete="off" {...text('contact_number')} />
      <Controller
        control={form.control}
        name="documents"
        render={({ field, fieldState: { error } }) => (
          <FileField
            {...field}
            className="col-span-2"
            label="More documents"
            isOptional
            hint={`Registration (SEC or DTI), BIR certificate, mayor’s permit. Up to ${formatBytes(DOCUMENT_MAX_BYTES)} each.`}
            kinds={['pdf', 'jpg', 'png', 'webp']}
            maxBytes={DOCUMENT_MAX_BYTES}
            maxCount={DOCUMENTS_MAX}
            prompt="Add a document"
            error={error?.message}
            isDisabled={isWorking}
          />
        )}
      />
    </>
  );
}
