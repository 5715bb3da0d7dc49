import { valibotResolver } from '@hookform/resolvers/valibot';
import { PackageSearch, X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { PageTitle } from '@/components/ui/PageTitle';
import { checkWith } from '@/lib/formSchema';
import { getNumbersProblem, readNumbers } from './numbers';
import type { TrackSearchState } from './useTrackSearch';

type TrackSearchProps = {
  search: TrackSearchState;
  /** Side margins of the page. */
  className: string;
};

const PROBLEM_ID = 'number-problem';

const schema = v.object({
  number: v.pipe(
    v.string(),
    checkWith((text) => getNumbersProblem(readNumbers(text))),
  ),
});

/** Pastes line breaks and tabs as spaces; the browser would drop them and join the numbers. */
function pasteAsOneLine(event: ClipboardEvent<HTMLInputElement>) {
  const pasted = event.clipboardData.getData('text');
  if (!/[\r\n\t]/.test(pasted)) return;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(pasted.trim().replace(/\s+/g, ' '), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  // setRangeText fires no event that the form could listen to
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Search for one to ten booking numbers; a failed check keeps the text. */
export function TrackSearch({ search, className }: TrackSearchProps) {
  return (
    <section className="on-dark bg-ink-900 text-white">
      <div className={`mx-auto flex flex-wrap items-start justify-between gap-x-10 gap-y-4 py-6 ${className}`}>
        <div>
          <PageTitle className="display text-[24px] leading-8">Track &amp; Trace</PageTitle>
          <p className="mt-0.5 text-small text-ink-300">Enter one to ten booking numbers to see where they are.</p>
        </div>
        <TrackSearchForm search={search} />
      </div>
    </section>
  );
}

function TrackSearchForm({
  search: { text, problem: urlProblem, rejected, submit },
}: Omit<TrackSearchProps, 'className'>) {
  const { register, handleSubmit, setValue, setFocus, clearErrors, control, formState } = useForm({
    resolver: valibotResolver(schema),
    values: { number: text },
    reValidateMode: 'onSubmit',
  });
  const number = useWatch({ control, name: 'number' });
  const { errors, isDirty } = formState;
  const problem = errors.number?.message ?? (isDirty ? null : urlProblem);

  const handleClear = () => {
    clearErrors();
    setValue('number', '', { shouldDirty: true });
    setFocus('number');
  };

  return (
    <form
      noValidate
      className="flex w-[560px] max-w-full items-start gap-2.5"
      onSubmit={(event) => void handleSubmit(({ number }) => submit(number))(event)}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label="Booking number"
          isLabelHidden
          size="lg"
          prefix={<PackageSearch size={18} strokeWidth={1.75} aria-hidden />}
          suffix={
            number && (
              <IconButton
                label="Clear the booking numbers"
                size="sm"
                className="-mr-1.5"
                icon={<X size={18} strokeWidth={1.75} aria-hidden />}
                onClick={handleClear}
              />
            )
          }
          placeholder="e.g. LGX-260716-0482"
          autoComplete="off"
          inputClassName="text-ink-900"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? PROBLEM_ID : undefined}
          {...register('number', { onChange: () => clearErrors() })}
          onPaste={pasteAsOneLine}
        />
        <Message problem={problem} rejected={rejected} />
      </div>
      <Button type="submit" variant="dark" size="lg">
        Track
      </Button>
    </form>
  );
}

type MessageProps = { problem: string | null; rejected: string | null };

function Message({ problem, rejected }: MessageProps) {
  if (problem) {
    return (
      <p id={PROBLEM_ID} role="alert" className="mt-1.5 text-caption text-white">
        {problem}
      </p>
    );
  }
  return (
    rejected && (
      <p role="status" className="mt-1.5 text-caption text-white">
        {rejected}
      </p>
    )
  );
}
