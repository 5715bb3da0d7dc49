import { Controller } from 'react-hook-form';
import { useGetCompanyTypesQuery } from '../../api/reference';
import type { Company, CompanyType } from '../../api/wire';
import { FileField } from '../../components/form/FileField';
import { TextField } from '../../components/form/TextField';
import { CompanyTypeField } from '../../components/profile/CompanyTypeField';
import { ContactNumberField, TinField } from '../../components/profile/ProfileFields';
import { DOCUMENT_MAX_BYTES, DOCUMENTS_MAX } from '../../config/constants';
import { checkField } from '../../store/profileRules';
import { formatBytes } from '../../utils/text';
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
        rules={{ validate: (type) => checkField('company_type', type) }}
        render={({ field, fieldState: { error } }) => (
          <CompanyTypeField
            {...field}
            knownName={company?.company_type?.name}
            types={types}
            isLoading={isLoading}
            hasFailed={isError}
            onRetry={() => void refetch()}
            error={error?.message}
          />
        )}
      />
      <TinField {...text('tin')} />
      <TextField label="Business address" autoComplete="street-address" {...text('business_address')} />
      <TextField label="Contact person" autoComplete="off" {...text('contact_person')} />
      <ContactNumberField {...text('contact_number')} />
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
