import type { Ref } from 'react';
import { ListRetry } from '../form/ListRetry';
import { SelectField } from '../form/SelectField';

type CompanyTypeFieldProps = {
  /** Id of the selected type; empty if none is selected. */
  value: string;
  /** Name of the selected type, shown until the list loads. */
  knownName: string | undefined;
  onChange: (id: string) => void;
  onBlur: () => void;
  error: string | undefined;
  types: readonly { id: string | number; name: string }[];
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** Company type from the server's list, with a retry if the list did not load. */
export function CompanyTypeField({ knownName, types, hasFailed, onRetry, ...field }: CompanyTypeFieldProps) {
  return (
    <SelectField
      {...field}
      label="Company type"
      placeholder={knownName ?? 'Choose a type'}
      options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      hint={hasFailed && <ListRetry text="The company types did not load." onRetry={onRetry} />}
    />
  );
}
