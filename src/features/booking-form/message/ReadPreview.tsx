import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Checkbox } from '@/components/form/Checkbox';
import { MobileField } from '@/components/form/MobileField';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { STREET_LABEL } from '@/config/messages';
import type { StopPatch } from '@/domain/draft/stopFrom';
import { messageAddress } from '@/domain/message/messagePlace';
import type { ReadMessage, ReadStop } from '@/domain/message/readMessage';
import { joinSentences } from '@/utils/text';
import type { StopChoice } from './stopChoices';
import { useMessagePlace } from './useMessagePlace';

type ReadPreviewProps = {
  read: ReadMessage;
  onChange: (read: ReadMessage) => void;
  choices: readonly StopChoice[];
  onBack: () => void;
  onUse: (choice: string, stop: StopPatch) => void;
};

/** Editable fields that were read from a message, with the text that was not used. */
export function ReadPreview({ read, onChange, choices, onBack, onUse }: ReadPreviewProps) {
  const { stop, rest } = read;
  const [choice, setChoice] = useState(choices[0]?.value ?? '');
  const [keepsRest, setKeepsRest] = useState(false);
  const { found, message } = useMessagePlace(stop);

  const handleUse = () =>
    onUse(choice, {
      contact_name: stop.contact_name,
      contact_mobile: stop.contact_mobile,
      landmark: stop.landmark,
      notes: joinSentences([stop.notes, ...(keepsRest ? rest : [])]),
      ...found?.place,
      address_line: messageAddress(stop, found),
    });

  return (
    <div className="@container">
      <div className="grid gap-3.5">
        {rest.length > 0 && <UnusedText parts={rest} isKept={keepsRest} onKeep={setKeepsRest} />}
        <ReadFields stop={stop} placeMessage={message} onChange={(changed) => onChange({ rest, stop: changed })} />
        {choices.length > 1 && <SelectField label="Fill in" options={choices} value={choice} onChange={setChoice} />}
      </div>
      <div className="mt-5 flex gap-2.5 *:flex-1">
        <Button variant="secondary" onClick={onBack}>
          Back to the text
        </Button>
        <Button onClick={handleUse}>Use this stop</Button>
      </div>
    </div>
  );
}

type UnusedTextProps = { parts: string[]; isKept: boolean; onKeep: (isKept: boolean) => void };

function UnusedText({ parts, isKept, onKeep }: UnusedTextProps) {
  return (
    <div className="rounded-sm bg-warn-50 px-3 py-2 text-small text-warn-700">
      <p className="break-words">Not used: {parts.map((part) => `“${part}”`).join(', ')}</p>
      <Checkbox
        className="mt-2"
        label="Add to instructions"
        checked={isKept}
        onChange={(event) => onKeep(event.target.checked)}
      />
    </div>
  );
}

type ReadFieldsProps = { stop: ReadStop; placeMessage: string; onChange: (stop: ReadStop) => void };

/** Fields of the stop; the first one takes the focus. */
function ReadFields({ stop, placeMessage, onChange }: ReadFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  // rare fields show only if the message has them, and stay while they are emptied
  const [has] = useState({ province: stop.province !== '', notes: stop.notes !== '' });
  useEffect(() => first.current?.focus(), []);

  const text = (name: keyof ReadStop) => ({
    value: stop[name],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...stop, [name]: event.target.value }),
  });

  return (
    <>
      <div className="grid gap-3.5 @md:grid-cols-2">
        <TextField ref={first} label="Contact person" {...text('contact_name')} />
        <MobileField label="Mobile number" {...text('contact_mobile')} />
      </div>
      <TextField label={STREET_LABEL} {...text('address_line')} />
      <div className="grid grid-cols-2 gap-3.5">
        <TextField label="Barangay" {...text('barangay')} />
        <TextField label="City" {...text('city')} />
      </div>
      {has.province && <TextField label="Province" {...text('province')} />}
      <p role="status" className="-mt-1.5 text-small text-ink-600">
        {placeMessage}
      </p>
      <TextField label="Landmark" {...text('landmark')} />
      {has.notes && <TextField label="Instructions" {...text('notes')} />}
    </>
  );
}
