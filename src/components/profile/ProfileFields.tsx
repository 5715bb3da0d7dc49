import type { ComponentProps } from 'react';
import { ACCOUNT_MESSAGES } from '@/config/accountMessages';
import { ACCOUNT_DOCUMENT, BIRTH_DAY_MIN, DOCUMENTS_MAX } from '@/config/constants';
import { getLatestBirthDay } from '@/lib/birthDay';
import { formatBytes } from '@/utils/text';
import { FileField, type FileFieldProps } from '../form/FileField';
import { SelectField } from '../form/SelectField';
import { TextField, type TextFieldProps } from '../form/TextField';

type Preset = Omit<TextFieldProps, 'label' | 'type' | 'inputMode'>;

const GENDERS = ['Female', 'Male', 'Other'].map((gender) => ({ value: gender, label: gender }));

/** Birth date of a customer. Without a maximum, browsers accept years of six digits. */
export const BirthDateField = (field: Preset) => (
  <TextField
    {...field}
    label="Birth date"
    type="date"
    autoComplete="bday"
    min={BIRTH_DAY_MIN}
    max={getLatestBirthDay()}
  />
);

export const GenderField = (field: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) => (
  <SelectField {...field} label="Gender" placeholder="Choose a gender" options={GENDERS} />
);

export const TinField = (field: Preset) => (
  <TextField {...field} label="TIN" inputMode="numeric" placeholder="e.g. 123-456-789-000" inputClassName="tabular" />
);

/** Contact number of a company: mobile or landline. */
export const ContactNumberField = (field: Preset) => (
  <TextField
    {...field}
    label="Contact number"
    type="tel"
    autoComplete="off"
    hint={field.error === ACCOUNT_MESSAGES.contact_number.invalid ? undefined : 'Mobile, or landline with area code'}
    inputClassName="tabular"
  />
);

type DocumentsProps = Omit<FileFieldProps, 'kinds' | 'maxBytes' | 'maxCount' | 'prompt'> & { hint?: string };

/** Documents of an account, for review; `hint` names them. */
export const AccountDocumentsField = ({ hint, ...field }: DocumentsProps) => (
  <FileField
    {...field}
    hint={[hint, `Up to ${formatBytes(ACCOUNT_DOCUMENT.maxBytes)} each.`].filter(Boolean).join(' ')}
    {...ACCOUNT_DOCUMENT}
    maxCount={DOCUMENTS_MAX}
    prompt="Add a document"
  />
);
