import type { Ref } from 'react';
import { SelectField } from '../form/SelectField';

type CompanyTypeFieldProps = {
  /** The id of the chosen type; '' while none is. */
  value: string;
  /** Its name as it is known already, for as long as the list is not there. */
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

/** The kind of company, out of the server's list; a list that did not come can be asked for again. */
export function CompanyTypeField({ knownName, types, hasFailed, onRetry, ...field }: CompanyTypeFieldProps) {
  return (
    <SelectField
      {...field}
      label="Company type"
      placeholder={knownName ?? 'Choose a type'}
      options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      hint={
        hasFailed && (
          <button type="button" className="font-semibold underline" onClick={onRetry}>
            The types did not load. Try again
          </button>
        )
      }
    />
  );
}
