import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/Button';

/** Empty text is not sent; what the server did not take comes back into the box (spec section 5, Other rules). */
export function Composer({ onSend }: { onSend: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('');
  const isSending = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  // The row that was chosen is gone; writing is what comes next.
  useEffect(() => input.current?.focus(), []);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message === '' || isSending.current) return;
    isSending.current = true;
    setText('');
    const isTaken = await onSend(message);
    isSending.current = false;
    if (!isTaken) setText((typed) => (typed === '' ? message : `${message}\n${typed}`));
  };

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="flex gap-2 border-t border-ink-150 p-4">
      <input
        ref={input}
        aria-label="Message"
        required
        maxLength={2000}
        autoComplete="off"
        placeholder="Enter your message..."
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="h-[42px] min-w-0 flex-1 rounded-md px-3 ring-1 ring-ink-400 outline-none placeholder:text-ink-500 focus:ring-[1.5px] focus:ring-brand-600"
      />
      <Button type="submit" variant="primary" icon={<Send size={17} strokeWidth={1.75} aria-hidden />}>
        Send
      </Button>
    </form>
  );
}
