import { Controller } from 'react-hook-form';
import { useGetCompanyTypesQuery } from '@/api/reference';
import type { CompanyType } from '@/api/wire';
import { TextField } from '@/components/form/TextField';
import { CompanyTypeField } from '@/components/profile/CompanyTypeField';
import type { SignUp } from './useSignUp';
import { registerText } from './useSignUpForm';

const NONE: CompanyType[] = [];

/** Company fields of step one. */
export function CompanySignUpFields({ signUp: { form } }: { signUp: SignUp }) {
  const { data: types = NONE, isLoading, isError, refetch } = useGetCompanyTypesQuery();
  return (
    <>
      <TextField label="Company name" autoComplete="organization" {...registerText(form, 'company_name')} />
      <Controller
        control={form.control}
        name="company_type"
        render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
          <CompanyTypeField
            ref={ref}
            value={value?.id ?? ''}
            knownName={value?.name}
            types={types}
            isLoading={isLoading}
            hasFailed={isError}
            onRetry={() => void refetch()}
            error={error?.message}
            onBlur={onBlur}
            onChange={(id) => {
              const type = types.find((candidate) => String(candidate.id) === id);
              onChange(type ? { id, name: type.name } : null);
            }}
          />
        )}
      />
    </>
  );
}
