import { valibotResolver } from '@hookform/resolvers/valibot';
import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { Button } from '@/components/ui/Button';
import { joinTexts } from './thread';
import type { UnsentText } from './useUnsentText';

/** Common messages to a driver, each sent with one press. */
const QUICK_REPLIES = ['Where are you now?', 'I am coming down.', 'Please call when you arrive.', 'Salamat po!'];

const schema = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

type ComposerProps = {
  unsent: UnsentText;
  /** Resolves to false if the server rejected the message. */
  onSend: (text: string) => Promise<boolean>;
};

/** Message form. Ignores empty text and restores a rejected message into the input (spec section 5, Other rules). */
export function Composer({ unsent, onSend }: ComposerProps) {
  /** Rejected messages at the start of the input. */
  const rejected = useRef('');
  const { register, handleSubmit, getValues, setValue, setFocus } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { message: unsent.read() },
  });

  // The focused row of the list is gone.
  useEffect(() => setFocus('message'), [setFocus]);

  // the conversation also changes the draft, such as for a message that arrived late
  useEffect(() => {
    if (getValues('message') !== unsent.text) setValue('message', unsent.text);
  }, [getValues, setValue, unsent.text]);

  const changeMessage = (text: string) => {
    setValue('message', text);
    unsent.change(text);
  };

  const postTyped = async (message: string) => {
    if (await onSend(message)) return;
    // The draft is restored even after the drawer was closed, in the order of typing.
    const typed = unsent.read();
    const earlier = typed.startsWith(rejected.current) ? rejected.current : '';
    rejected.current = joinTexts(earlier, message);
    changeMessage(joinTexts(rejected.current, typed.slice(earlier.length).trimStart()));
  };

  const send = () => {
    // Read and cleared synchronously, so that a second press has nothing to send.
    const message = getValues('message').trim();
    if (message === '') return;
    changeMessage('');
    rejected.current = '';
    void postTyped(message);
  };

  return (
    <div className="shrink-0 border-t border-ink-150">
      <QuickReplies onPick={onSend} />
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="flex gap-2 px-4 pt-3 pb-4">
        <input
          aria-label="Message"
          required
          autoComplete="off"
          placeholder="Enter your message..."
          {...register('message', { onChange: () => unsent.change(getValues('message')) })}
          className="h-[42px] min-w-0 flex-1 rounded-md px-3 ring-1 ring-ink-400 outline-none placeholder:text-ink-500 focus:ring-[1.5px] focus:ring-brand-600"
        />
        <Button type="submit" variant="primary" icon={<Send size={17} strokeWidth={1.75} aria-hidden />}>
          Send
        </Button>
      </form>
    </div>
  );
}

/** Sends each reply once, even if it is pressed again while in flight. A rejected one is still there to press. */
function QuickReplies({ onPick }: { onPick: (reply: string) => Promise<boolean> }) {
  const inFlight = useRef(new Set<string>());

  const handlePress = async (reply: string, presses: number) => {
    // The second press of a double click may follow a fast response.
    if (presses > 1 || inFlight.current.has(reply)) return;
    inFlight.current.add(reply);
    await onPick(reply);
    inFlight.current.delete(reply);
  };

  return (
    <ul
      aria-label="Quick replies"
      // the fade shows that the row scrolls; the padding lets the last reply scroll clear of it
      className="flex [scrollbar-width:thin] gap-2 overflow-x-auto mask-[linear-gradient(to_left,transparent,black_48px)] pt-3 pr-12 pb-px pl-4"
    >
      {QUICK_REPLIES.map((reply) => (
        <li key={reply} className="shrink-0">
          <button
            type="button"
            onClick={({ detail }) => void handlePress(reply, detail)}
            className="h-8 rounded-full px-3 text-small font-560 text-brand-700 ring-1 ring-ink-200 ring-inset hover:bg-brand-25"
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
