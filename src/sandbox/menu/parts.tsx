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
  const looks = isPressed ? 'border-ink-900 bg-ink-900 text-white' : 'border-ink-300 bg-white hover:bg-ink-50';
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={`min-h-6 rounded-xs border px-2 py-0.5 text-caption ${looks}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

const SAID_FOR_MS = 1500;

/** Shows `text` and copies it; says for a moment whether it did. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [said, setSaid] = useState('');
  const say = (word: string) => {
    setSaid(word);
    window.setTimeout(() => setSaid(''), SAID_FOR_MS);
  };
  const handleCopy = () => {
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  };
  return (
    <>
      <SmallButton label={`Copy ${what} ${text}`} onPress={handleCopy}>
        {said || text}
      </SmallButton>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
