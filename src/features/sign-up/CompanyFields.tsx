import { Controller } from 'react-hook-form';
import { useGetCompanyTypesQuery } from '../../api/reference';
import type { CompanyType } from '../../api/wire';
import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { textField } from './textField';
import type { SignUp } from './useSignUp';

const NONE: CompanyType[] = [];

/** What a corporate sign-up registers on top. */
export function CompanyFields({ signUp: { form } }: { signUp: SignUp }) {
  const { data: types = NONE, isLoading, isError, refetch } = useGetCompanyTypesQuery();
  return (
    <>
      <TextField label="Company name" autoComplete="organization" {...textField(form, 'company_name')} />
      <Controller
        control={form.control}
        name="company_type"
        rules={{ validate: (type) => type !== null || 'Choose the type of company.' }}
        render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
          <SelectField
            ref={ref}
            label="Company type"
            placeholder={value?.name ?? 'Choose a type'}
            options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={value?.id ?? ''}
            isLoading={isLoading}
            error={error?.message}
            hint={
              isError && (
                <button type="button" className="font-semibold underline" onClick={() => void refetch()}>
                  The types did not load. Try again
                </button>
              )
            }
            onBlur={onBlur}
            onChange={(id) => {
              const type = types.find((one) => String(one.id) === id);
              onChange(type ? { id, name: type.name } : null);
            }}
          />
        )}
      />
    </>
  );
}
