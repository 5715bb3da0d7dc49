import { Send } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import type { UnsentText } from './useUnsentText';

/** What is said to a driver most; sent as it is with one press. */
const QUICK_REPLIES = ['Where are you now?', 'I am coming down.', 'Please call when you arrive.', 'Salamat po!'];

type ComposerProps = {
  unsent: UnsentText;
  /** Resolves to whether the server took it. */
  onSend: (text: string) => Promise<boolean>;
};

/** Empty text is not sent; what the server did not take comes back into the box (spec section 5, Other rules). */
export function Composer({ unsent, onSend }: ComposerProps) {
  /** Messages leave one after the other, in the order of their typing. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const onTheirWay = useRef(new Set<string>());
  const input = useRef<HTMLInputElement>(null);

  // The row that was chosen is gone; writing is what comes next.
  useEffect(() => input.current?.focus(), []);

  const post = async (message: string) => {
    const sent = last.current.then(() => onSend(message));
    last.current = sent;
    if (await sent) return;
    // kept even where the box is gone by now
    const typed = unsent.read();
    unsent.change(typed === '' ? message : `${message} ${typed}`);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // what is read is emptied at once: a second press in the same moment finds nothing to send
    const message = unsent.read().trim();
    if (message === '') return;
    unsent.change('');
    void post(message);
  };

  const handleQuick = async (reply: string, presses: number) => {
    // the second press of a double click may come after a quick answer
    if (presses > 1 || onTheirWay.current.has(reply)) return;
    onTheirWay.current.add(reply);
    await post(reply);
    onTheirWay.current.delete(reply);
  };

  return (
    <div className="shrink-0 border-t border-ink-150">
      <ul aria-label="Quick replies" className="flex gap-2 overflow-x-auto px-4 pt-3">
        {QUICK_REPLIES.map((reply) => (
          <li key={reply} className="shrink-0">
            <button
              type="button"
              onClick={({ detail }) => void handleQuick(reply, detail)}
              className="h-8 rounded-full px-3 text-small font-560 text-brand-700 ring-1 ring-ink-200 ring-inset hover:bg-brand-25"
            >
              {reply}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={handleSubmit} className="flex gap-2 px-4 pt-3 pb-4">
        <input
          ref={input}
          aria-label="Message"
          required
          autoComplete="off"
          placeholder="Enter your message..."
          value={unsent.text}
          onChange={({ target }) => unsent.change(target.value)}
          className="h-[42px] min-w-0 flex-1 rounded-md px-3 ring-1 ring-ink-400 outline-none placeholder:text-ink-500 focus:ring-[1.5px] focus:ring-brand-600"
        />
        <Button type="submit" variant="primary" icon={<Send size={17} strokeWidth={1.75} aria-hidden />}>
          Send
        </Button>
      </form>
    </div>
  );
}
