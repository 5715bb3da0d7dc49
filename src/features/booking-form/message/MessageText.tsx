import { useEffect, useRef, useState } from 'react';
import { TextArea } from '@/components/form/TextArea';
import { Button } from '@/components/ui/Button';
import { DROPOFFS_MAX, MESSAGE_MAX_CHARACTERS } from '@/config/constants';
import { readMessage } from '@/domain/message/readMessage';

type MessageTextProps = {
  text: string;
  hasRoom: boolean;
  onType: (text: string) => void;
  onRead: () => void;
  onClose: () => void;
};

function findProblem(text: string, hasRoom: boolean): string {
  if (!hasRoom) return `Every stop is filled in, and you can't add more than ${DROPOFFS_MAX} drop-offs.`;
  if (text.trim() === '') return 'Paste the message first.';
  if (text.length > MESSAGE_MAX_CHARACTERS) return 'Paste the message of one stop only.';
  const isEmpty = Object.values(readMessage(text).stop).every((value) => value === '');
  return isEmpty ? 'We found no name, mobile number or address in this message.' : '';
}

/** Text area for the pasted message. */
export function MessageText({ text, hasRoom, onType, onRead, onClose }: MessageTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => area.current?.focus(), []);

  const handleRead = () => {
    const found = findProblem(text, hasRoom);
    setProblem(found);
    if (found) area.current?.focus();
    else onRead();
  };

  return (
    <>
      <TextArea
        ref={area}
        label="Message"
        rows={7}
        maxCount={MESSAGE_MAX_CHARACTERS}
        value={text}
        error={problem || undefined}
        hint="Name, mobile number, street, barangay, city and landmark, in any order."
        onChange={(event) => {
          setProblem('');
          onType(event.target.value);
        }}
      />
      <div className="mt-5 flex gap-2.5 *:flex-1">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button onClick={handleRead}>Read message</Button>
      </div>
    </>
  );
}
