import { useState, type ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-ink-150 py-3">
      <h3 className="mb-2 text-caption font-560 text-ink-600">{title}</h3>
      {children}
    </section>
  );
}

type SmallButtonProps = { label?: string; isPressed?: boolean; onPress: () => void; children: ReactNode };

export function SmallButton({ label, isPressed, onPress, children }: SmallButtonProps) {
  const colors = isPressed ? 'border-ink-900 bg-ink-900 text-white' : 'border-ink-300 bg-white hover:bg-ink-50';
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={`min-h-6 rounded-xs border px-2 py-0.5 text-caption ${colors}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

const FEEDBACK_MS = 1500;

/** Button that shows and copies `text`, with brief feedback. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [feedback, setFeedback] = useState('');
  const showFeedback = (message: string) => {
    setFeedback(message);
    window.setTimeout(() => setFeedback(''), FEEDBACK_MS);
  };
  const handleCopy = () => {
    navigator.clipboard.writeText(text).then(
      () => showFeedback('Copied'),
      () => showFeedback("Couldn't copy"),
    );
  };
  return (
    <>
      <SmallButton label={`Copy ${what} ${text}`} onPress={handleCopy}>
        {feedback || text}
      </SmallButton>
      <span role="status" className="sr-only">
        {feedback}
      </span>
    </>
  );
}
