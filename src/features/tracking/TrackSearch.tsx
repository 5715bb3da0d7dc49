import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../components/form/TextField';
import { Button } from '../../components/ui/Button';
import { numbersProblem, readNumbers } from './numbers';

type TrackSearchProps = { initial: string; onSearch: (numbers: string[]) => void };

export function TrackSearch({ initial, onSearch }: TrackSearchProps) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <section className="on-dark bg-ink-900 text-white">
      <div className="mx-auto flex max-w-content flex-wrap items-start justify-between gap-x-10 gap-y-4 px-20 py-6">
        <div>
          <h1 className="display text-[24px] leading-8">Track &amp; Trace</h1>
          <p className="mt-0.5 text-small text-ink-300">Enter a booking number to see where it is.</p>
        </div>
        <form
          noValidate
          className="flex w-[560px] max-w-full items-start gap-2.5"
          onSubmit={(event) => {
            event.preventDefault();
            const numbers = readNumbers(text);
            const wrong = numbersProblem(numbers);
            setProblem(wrong);
            if (wrong === null) onSearch(numbers);
          }}
        >
          <div className="flex-1">
            <TextField
              label="Booking number"
              isLabelHidden
              size="lg"
              prefix={<PackageSearch size={18} strokeWidth={1.75} aria-hidden />}
              placeholder="e.g. LGX-260716-0482"
              autoComplete="off"
              inputClassName="text-ink-900"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setProblem(null);
              }}
            />
            {problem && (
              <p role="alert" className="mt-1.5 text-caption text-white">
                {problem}
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
