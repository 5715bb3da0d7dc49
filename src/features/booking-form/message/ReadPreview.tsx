import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/form/Checkbox';
import { SelectField } from '@/components/form/SelectField';
import { Button } from '@/components/ui/Button';
import { DialogButtons } from '@/components/ui/DialogButtons';
import type { StopPatch } from '@/domain/draft/stopFrom';
import { getMessageAddress } from '@/domain/message/messagePlace';
import type { ParsedMessage, ParsedStop } from '@/domain/message/readMessage';
import { joinSentences } from '@/utils/text';
import { ReadFields } from './ReadFields';
import type { StopChoice } from './stopChoices';
import { useMessagePlace } from './useMessagePlace';

type ReadPreviewProps = {
  read: ParsedMessage;
  onChange: (read: ParsedMessage) => void;
  choices: readonly StopChoice[];
  /** Key of the open stop, which is preselected; empty for the first choice. */
  openStop: string;
  onBack: () => void;
  onUse: (choice: string, stop: StopPatch) => void;
};

/** Editable fields that were read from a message, with the text that was not used. */
export function ReadPreview({ read, onChange, choices, openStop, onBack, onUse }: ReadPreviewProps) {
  const { rest, doubtful, cityOptions } = read;
  const [choice, setChoice] = useState((choices.find(({ value }) => value === openStop) ?? choices[0])?.value ?? '');
  const [keepsRest, setKeepsRest] = useState(false);
  const form = useForm({ defaultValues: read.stop });
  const [barangay, city, province] = useWatch({ control: form.control, name: ['barangay', 'city', 'province'] });
  const guesses = doubtful.includes('city') ? cityOptions : [];
  const place = useMessagePlace({ barangay, city, province }, guesses);

  const handleEdit = (field: keyof ParsedStop) => {
    // a province that the customer changes also decides which city is meant
    const checked = field === 'province' ? 'city' : field;
    onChange({ ...read, stop: form.getValues(), doubtful: doubtful.filter((doubt) => doubt !== checked) });
  };
  const handleUse = form.handleSubmit((stop) =>
    onUse(choice, {
      contact_name: stop.contact_name,
      contact_mobile: stop.contact_mobile,
      landmark: stop.landmark,
      notes: joinSentences([stop.notes, ...(keepsRest ? rest : [])]),
      ...place.found?.place,
      address_line: getMessageAddress(stop, place.found),
    }),
  );

  return (
    <form noValidate className="@container" onSubmit={(event) => void handleUse(event)}>
      <div className="grid gap-3.5">
        {rest.length > 0 && <UnusedText parts={rest} isKept={keepsRest} onKeep={setKeepsRest} />}
        <ReadFields
          form={form}
          place={place}
          doubtful={doubtful}
          isCityGuessed={guesses.length > 0}
          onEdit={handleEdit}
        />
        {choices.length > 1 && <SelectField label="Add as" options={choices} value={choice} onChange={setChoice} />}
      </div>
      <DialogButtons>
        <Button variant="secondary" onClick={onBack}>
          Back to the text
        </Button>
        <Button type="submit">Use this stop</Button>
      </DialogButtons>
    </form>
  );
}

type UnusedTextProps = { parts: string[]; isKept: boolean; onKeep: (isKept: boolean) => void };

function UnusedText({ parts, isKept, onKeep }: UnusedTextProps) {
  return (
    <div className="rounded-sm bg-warn-50 px-3 py-2 text-small text-warn-700">
      <p>Not used: {parts.map((part) => `“${part}”`).join(', ')}</p>
      <Checkbox
        className="mt-2"
        label="Add to instructions"
        checked={isKept}
        onChange={(event) => onKeep(event.target.checked)}
      />
    </div>
  );
}
