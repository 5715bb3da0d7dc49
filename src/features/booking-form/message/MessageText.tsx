import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { bookingsApi } from '@/api/bookings';
import { TextArea } from '@/components/form/TextArea';
import { Button } from '@/components/ui/Button';
import { DialogButtons } from '@/components/ui/DialogButtons';
import { DROPOFFS_MAX, MESSAGE_MAX_CHARACTERS } from '@/config/constants';
import { readMessage, type ParsedMessage } from '@/domain/message/readMessage';
import { readWithPlace } from '@/domain/message/readWithPlace';
import { usePlaceSource } from '@/hooks/usePlaceSource';
import { useAppDispatch } from '@/store/hooks';
import { useLatestRun } from '../useLatestRun';

const { searchLocations } = bookingsApi.endpoints;

type MessageTextProps = {
  text: string;
  hasRoom: boolean;
  onType: (text: string) => void;
  onRead: (text: string, read: ParsedMessage) => void;
  onClose: () => void;
};

const isReadable = (text: string) => Object.values(readMessage(text).stop).some((value) => value !== '');

/** Checks the message; only the first problem is shown. */
const createMessageSchema = (hasRoom: boolean) =>
  v.object({
    text: v.pipe(
      v.string(),
      v.check(() => hasRoom, `Every stop is filled in, and you can't add more than ${DROPOFFS_MAX} drop-offs.`),
      v.check((text) => text.trim() !== '', 'Paste the message first.'),
      v.maxLength(MESSAGE_MAX_CHARACTERS, 'Paste the message of one stop only.'),
      v.check(isReadable, 'We found no name, mobile number or address in this message.'),
    ),
  });

/** Returns a function that reads a message and looks its place up. The rest of the message is not sent. */
function useReadMessage() {
  const dispatch = useAppDispatch();
  const { barangays } = usePlaceSource();
  const search = (query: string) => dispatch(searchLocations.initiate({ query }, { subscribe: false })).unwrap();
  return (text: string) => readWithPlace(text, { search, barangays });
}

/** Text area for the pasted message. */
export function MessageText({ text, hasRoom, onType, onRead, onClose }: MessageTextProps) {
  const read = useReadMessage();
  const runs = useLatestRun();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: valibotResolver(createMessageSchema(hasRoom)),
    defaultValues: { text },
  });
  useEffect(() => setFocus('text'), [setFocus]);
  const handleRead = handleSubmit(async (values) => {
    const run = runs.start();
    const found = await read(values.text);
    if (runs.isLatest(run)) onRead(values.text, found);
  });
  const handleType = (event: { target: { value: string } }) => {
    runs.cancel();
    onType(event.target.value);
  };

  return (
    <form noValidate onSubmit={(event) => void handleRead(event)}>
      <TextArea
        label="Message"
        rows={7}
        maxCount={MESSAGE_MAX_CHARACTERS}
        error={formState.errors.text?.message}
        hint="Name, mobile number, street, barangay, city and landmark, in any order."
        {...register('text', { onChange: handleType })}
      />
      <DialogButtons>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" isWorking={formState.isSubmitting}>
          Read message
        </Button>
      </DialogButtons>
    </form>
  );
}
