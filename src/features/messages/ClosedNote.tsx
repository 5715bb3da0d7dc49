import { Lock } from 'lucide-react';

type ClosedNoteProps = { text: string; unsent: string };

/** Replaces the composer once the delivery is over; an unsent draft can still be copied. */
export function ClosedNote({ text, unsent }: ClosedNoteProps) {
  return (
    <div className="shrink-0 border-t border-ink-150 bg-ink-50 px-5 py-4">
      <p role="status" className="flex gap-2.5 text-small text-ink-700">
        <Lock size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0 text-ink-600" />
        {text}
      </p>
      {unsent !== '' && (
        <label className="mt-3 block text-caption text-ink-600">
          Not sent
          <input
            readOnly
            value={unsent}
            onFocus={({ target }) => target.select()}
            className="mt-1 h-[42px] w-full rounded-md bg-white px-3 text-body text-ink-900 ring-1 ring-ink-400 outline-none focus:ring-[1.5px] focus:ring-brand-600"
          />
        </label>
      )}
    </div>
  );
}
