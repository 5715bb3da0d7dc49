import { valibotResolver } from '@hookform/resolvers/valibot';
import { PackageSearch } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { getTrackPath } from '@/config/paths';

const schema = v.object({ number: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a booking number.')) });

/** Opens track & trace for a booking number; no login is needed. */
export function TrackBox() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { number: '' },
  });
  const track = ({ number }: v.InferOutput<typeof schema>) => void navigate(getTrackPath(number));
  return (
    <section aria-labelledby="track" className="rounded-xl bg-brand-50 p-6">
      <h2 id="track" className="display flex items-center gap-2.5 text-[20px] leading-7">
        <PackageSearch size={24} strokeWidth={1.75} aria-hidden className="text-brand-700" />
        Track &amp; Trace
      </h2>
      <p className="mt-1.5 text-small text-ink-700">Enter the booking number from your receipt. No account needed.</p>
      <form className="mt-4 flex items-start gap-2" noValidate onSubmit={(event) => void handleSubmit(track)(event)}>
        <TextField
          label="Booking number"
          isLabelHidden
          size="lg"
          placeholder="e.g. LGX-260716-0482"
          autoComplete="off"
          className="flex-1"
          error={formState.errors.number?.message}
          {...register('number')}
        />
        <Button type="submit" variant="ink" size="lg">
          Track
        </Button>
      </form>
    </section>
  );
}
