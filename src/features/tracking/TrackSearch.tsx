import { PackageSearch, X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent } from 'react';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { numbersProblem, readNumbers } from './numbers';

type TrackSearchProps = {
  initial: string;
  initialProblem: string | null;
  /** What of the last search is no booking number. */
  rejected: string | null;
  onSearch: (text: string) => void;
};

/** One line takes no line breaks: without this, pasted lines would run into each other. */
function pasteAsOneLine(event: ClipboardEvent<HTMLInputElement>) {
  const pasted = event.clipboardData.getData('text');
  if (!/[\r\n\t]/.test(pasted)) return;
  event.preventDefault();
  const box = event.currentTarget;
  box.setRangeText(pasted.trim().replace(/\s+/g, ' '), box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
}

/**
 * The box for one to ten booking numbers; what is typed stays, whatever is wrong with it. The element holds the text:
 * this page is there before its code is, and what was typed into it meanwhile counts too.
 */
export function TrackSearch({ initial, initialProblem, rejected, onSearch }: TrackSearchProps) {
  const [problem, setProblem] = useState(initialProblem);
  const box = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    setProblem(null);
    if (box.current) box.current.value = '';
    box.current?.focus();
  };
  return (
    <section className="on-dark bg-ink-900 text-white">
      <div className="mx-auto flex max-w-content flex-wrap items-start justify-between gap-x-10 gap-y-4 px-8 py-6 sidebar:px-20">
        <div>
          <h1 className="display text-[24px] leading-8">Track &amp; Trace</h1>
          <p className="mt-0.5 text-small text-ink-300">Enter one to ten booking numbers to see where they are.</p>
        </div>
        <form
          noValidate
          className="flex w-[560px] max-w-full items-start gap-2.5"
          onSubmit={(event) => {
            event.preventDefault();
            const text = box.current?.value ?? '';
            const wrong = numbersProblem(readNumbers(text));
            setProblem(wrong);
            if (wrong === null) onSearch(text);
            else box.current?.focus();
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField
              ref={box}
              label="Booking number"
              isLabelHidden
              size="lg"
              prefix={<PackageSearch size={18} strokeWidth={1.75} aria-hidden />}
              suffix={
                <IconButton
                  label="Clear the booking numbers"
                  size="sm"
                  className="-mr-1.5"
                  icon={<X size={18} strokeWidth={1.75} aria-hidden />}
                  onClick={handleClear}
                />
              }
              placeholder="e.g. LGX-260716-0482"
              autoComplete="off"
              inputClassName="text-ink-900"
              aria-invalid={problem !== null || undefined}
              defaultValue={initial}
              onChange={() => setProblem(null)}
              onPaste={pasteAsOneLine}
            />
            {problem && (
              <p role="alert" className="mt-1.5 text-caption text-white">
                {problem}
              </p>
            )}
            {!problem && rejected && (
              <p role="status" className="mt-1.5 text-caption break-words text-white">
                {rejected}
              </p>
            )}
          </div>
          <Button type="submit" variant="dark" size="lg">
            Track
          </Button>
        </form>
      </div>
    </section>
  );
}
