import { Controller } from 'react-hook-form';
import { useGetCompanyTypesQuery } from '@/api/reference';
import type { Company, CompanyType } from '@/api/wire';
import { TextField } from '@/components/form/TextField';
import { CompanyTypeField } from '@/components/profile/CompanyTypeField';
import { ContactNumberField, TinField } from '@/components/profile/ProfileFields';
import type { ProfileFormState } from './useProfileForm';

const NONE: CompanyType[] = [];

type CompanyFieldsProps = { profile: ProfileFormState; company: Company | null };

export function CompanyProfileFields({ profile: { form, text }, company }: CompanyFieldsProps) {
  const { data: types = NONE, isLoading, isError, refetch } = useGetCompanyTypesQuery();
  return (
    <>
      <TextField label="Company name" autoComplete="organization" {...text('company_name')} />
      <Controller
        control={form.control}
        name="company_type"
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
      <TextField
        label="Business address"
        className="col-span-full"
        autoComplete="street-address"
        {...text('business_address')}
      />
      <TextField label="Contact person" autoComplete="off" {...text('contact_person')} />
      <ContactNumberField {...text('contact_number')} />
    </>
  );
}
