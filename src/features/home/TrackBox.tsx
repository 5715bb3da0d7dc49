import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { trackPath } from '@/config/paths';

/** A booking number leads to track & trace, where anybody may look it up. */
export function TrackBox() {
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <section aria-labelledby="track" className="rounded-xl bg-brand-50 p-6">
      <h2 id="track" className="display flex items-center gap-2.5 text-[20px] leading-7">
        <PackageSearch size={24} strokeWidth={1.75} aria-hidden className="text-brand-700" />
        Track &amp; Trace
      </h2>
      <p className="mt-1.5 text-small text-ink-700">Enter the booking number from your receipt. No account needed.</p>
      <form
        className="mt-4 flex items-start gap-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (number.trim() === '') setProblem('Enter a booking number.');
          else void navigate(trackPath(number.trim()));
        }}
      >
        <TextField
          label="Booking number"
          isLabelHidden
          size="lg"
          placeholder="e.g. LGX-260716-0482"
          autoComplete="off"
          className="flex-1"
          value={number}
          error={problem}
          onChange={({ target }) => {
            setNumber(target.value);
            setProblem('');
          }}
        />
        <Button type="submit" variant="ink" size="lg">
          Track
        </Button>
      </form>
    </section>
  );
}
