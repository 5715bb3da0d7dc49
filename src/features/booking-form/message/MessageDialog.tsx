import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/components/ui/Dialog';
import { createEmptyStop } from '@/domain/draft/draft';
import type { StopsAndItems } from '@/domain/draft/draftMoves';
import { getOwnContact } from '@/domain/draft/prepareDraft';
import type { StopPatch } from '@/domain/draft/stopFrom';
import type { ParsedMessage } from '@/domain/message/readMessage';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer } from '@/store/user';
import { useBooking } from '../form/bookingContext';
import { MessageText } from './MessageText';
import { ReadPreview } from './ReadPreview';
import { NEW_STOP, getStopChoices } from './stopChoices';

/** Content of the dialog, kept while the form is open. `read` is set after the text is read. */
export type TypedMessage = { text: string; read?: ParsedMessage };

type MessageDialogProps = {
  typed: TypedMessage;
  onType: (typed: TypedMessage) => void;
  setRoute: (route: StopsAndItems) => void;
  onClose: () => void;
};

/** Turns a message from a chat app into a stop. The text is read in the browser; only its place is looked up. */
export function MessageDialog({ typed, onType, setRoute, onClose }: MessageDialogProps) {
  const { form, editStop, openStop } = useBooking();
  const customer = useAppSelector(selectCustomer);
  const [choices] = useState(() => getStopChoices(form.getValues('stops'), getOwnContact(customer)));

  const handleUse = (choice: string, patch: StopPatch) => {
    const { stops, items } = form.getValues();
    const added = { ...createEmptyStop(), ...patch };
    const isNew = choice === NEW_STOP;
    const filled = stops.map((stop) => (stop.key === choice ? { ...stop, ...patch } : stop));
    setRoute({ stops: isNew ? [...stops, added] : filled, items });
    onType({ text: '' });
    // the dialog traps the focus: it closes before the stop takes it
    flushSync(onClose);
    editStop(isNew ? added.key : choice);
  };

  const { text, read } = typed;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon={<MessageSquare size={20} strokeWidth={1.75} aria-hidden />}
      title="Paste from chat"
      text={
        read
          ? 'Check the details. You can edit them now or later.'
          : 'From Messenger, Viber or SMS. It stays in this browser; we only look up its barangay and city.'
      }
    >
      {read ? (
        <ReadPreview
          read={read}
          onChange={(changed) => onType({ text, read: changed })}
          choices={choices}
          openStop={openStop}
          onBack={() => onType({ text })}
          onUse={handleUse}
        />
      ) : (
        <MessageText
          text={text}
          hasRoom={choices.length > 0}
          onType={(next) => onType({ text: next })}
          onRead={(next, readStop) => onType({ text: next, read: readStop })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
