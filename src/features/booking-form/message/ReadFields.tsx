import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MobileField } from '@/components/form/MobileField';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { STREET_LABEL } from '@/config/messages';
import type { DoubtfulField, ParsedStop } from '@/domain/message/readMessage';
import { classNames } from '@/utils/classNames';
import type { useMessagePlace } from './useMessagePlace';

type ReadFieldsProps = {
  form: UseFormReturn<ParsedStop>;
  place: ReturnType<typeof useMessagePlace>;
  doubtful: readonly DoubtfulField[];
  isCityGuessed: boolean;
  onEdit: (field: keyof ParsedStop) => void;
};

const DOUBTS: Record<DoubtfulField, string> = {
  contact_name: 'Check the name: it is our best guess.',
  contact_mobile: 'Check the number: the message has more than one.',
  city: 'Check the city: it is our best guess.',
};
const DOUBTFUL_BOX = '[&>div]:bg-warn-50 [&>div]:ring-warn-500';

/** Fields of the stop, those to check in amber; the first one takes the focus. */
export function ReadFields({ form, place, doubtful, isCityGuessed, onEdit }: ReadFieldsProps) {
  const { register, setFocus, getValues } = form;
  // rare fields show only if the message has them, and stay while they are emptied
  const [hasNotes] = useState(getValues('notes') !== '');
  const [hasProvince, setHasProvince] = useState(getValues('province') !== '');
  useEffect(() => setFocus('contact_name'), [setFocus]);

  const registerField = (name: keyof ParsedStop) => ({
    autoComplete: 'off',
    ...register(name, { onChange: () => onEdit(name) }),
  });
  const registerDoubtful = (name: DoubtfulField) => ({
    ...registerField(name),
    ...(doubtful.includes(name) && {
      className: DOUBTFUL_BOX,
      hint: <span className="text-warn-700">{DOUBTS[name]}</span>,
    }),
  });
  const handleProvince = () => {
    setHasProvince(true);
    onEdit('city');
  };

  return (
    <>
      <div className="grid gap-3.5 @md:grid-cols-2">
        <TextField label="Contact person" {...registerDoubtful('contact_name')} />
        <MobileField label="Mobile number" {...registerDoubtful('contact_mobile')} />
      </div>
      <TextField label={STREET_LABEL} {...registerField('address_line')} />
      <div className="grid grid-cols-2 gap-3.5">
        <TextField label="Barangay" {...registerField('barangay')} />
        <TextField label="City" {...registerDoubtful('city')} />
      </div>
      {hasProvince && <TextField label="Province" {...registerField('province')} />}
      <PlaceNote form={form} place={place} isCityGuessed={isCityGuessed} onChoose={handleProvince} />
      <TextField label="Landmark" {...registerField('landmark')} />
      {hasNotes && <TextField label="Instructions" {...registerField('notes')} />}
    </>
  );
}

type PlaceNoteProps = Pick<ReadFieldsProps, 'form' | 'place' | 'isCityGuessed'> & { onChoose: () => void };

/** Message about the place, and the cities to choose from if there are several. */
function PlaceNote({ form, place, isCityGuessed, onChoose }: PlaceNoteProps) {
  const { message, isDoubtful, choices } = place;
  const { barangay, city } = form.getValues();
  const handleChoose = (value: string) => {
    const choice = choices[Number(value)];
    if (!choice) return;
    form.setValue('city', choice.city);
    form.setValue('province', choice.province);
    // the answered question disappears, and would take the focus with it
    form.setFocus('city');
    onChoose();
  };
  return (
    <div
      className={classNames(
        '-mt-1.5 text-small',
        isDoubtful ? 'rounded-sm bg-warn-50 px-3 py-2 text-warn-700' : 'text-ink-600',
      )}
    >
      <p role="status">{message}</p>
      {choices.length > 0 && (
        <SelectField
          className="mt-2"
          label={isCityGuessed ? 'Which city?' : `Which ${city || barangay}?`}
          options={choices.map((choice, index) => ({
            value: String(index),
            label: [choice.city, choice.province].filter(Boolean).join(', '),
          }))}
          value={null}
          onChange={handleChoose}
        />
      )}
    </div>
  );
}
