import { valibotResolver } from '@hookform/resolvers/valibot';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import * as v from 'valibot';
import { useRateBookingMutation } from '@/api/bookings';
import { FormAlert } from '@/components/form/FormAlert';
import { TextArea } from '@/components/form/TextArea';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { RATING_DEFAULT, REVIEW_MAX_CHARACTERS } from '@/config/constants';
import { useMountedCallback } from '@/hooks/useIsMounted';
import { useKeepValues } from '@/hooks/useKeepValues';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { useUnsent } from '@/hooks/useUnsent';
import { checkWith } from '@/lib/formSchema';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { markErrors, matchFieldName } from '@/lib/http/fieldErrors';
import { isCancelled } from '@/lib/http/isCancelled';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { focusPage } from '@/utils/dom';
import { checkLength } from '@/utils/text';

/** Labels as the specification spells them (spec 2). */
const SCORES = [
  { score: 1, label: 'Poor' },
  { score: 2, label: 'Average' },
  { score: 3, label: 'Goood' },
  { score: 4, label: 'Very Good' },
  { score: 5, label: 'Excellent' },
];

const schema = v.object({
  rating: v.number(),
  review: v.pipe(
    v.string(),
    v.trim(),
    checkWith((review) => checkLength(review, REVIEW_MAX_CHARACTERS)),
  ),
});

type RatingValues = v.InferOutput<typeof schema>;
/** Also reads a text that is too long to send. */
const unsentSchema = v.object({ rating: v.number(), review: v.string() });

const FAILED = "We couldn't save your rating. Try again.";

export type RatingDialogProps = { bookingNumber: string; driverName?: string; onClose: () => void };

function useRatingForm({ bookingNumber, onClose }: RatingDialogProps) {
  const dispatch = useAppDispatch();
  const { read, change } = useUnsent<RatingValues>(`rating ${bookingNumber}`, unsentSchema);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: read() ?? { rating: RATING_DEFAULT, review: '' },
  });
  useKeepValues(form, change);
  const [problem, setProblem] = useState('');
  const [rate] = useRateBookingMutation();
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();

  const close = useMountedCallback(() => {
    onClose();
    // the Rate button is gone; the timeout lets the dialog restore its focus first
    setTimeout(focusPage);
  });

  /** Repeats the failure in the dialog, because the toast disappears. */
  const showRefusal = (error: unknown) => {
    if (isCancelled(error)) return;
    dispatch(showToast({ title: 'Rating', text: getErrorMessage(error, FAILED), type: 'info' }));
    setProblem(markErrors(error, { toField: matchFieldName(['review']), setError: form.setError, fallback: FAILED }));
  };

  const save = (values: RatingValues) =>
    submitOnce(async () => {
      setProblem('');
      const { message } = await rate({ id: bookingNumber, ...values }).unwrap();
      dispatch(showToast({ title: 'Success', text: message || 'Successfully saved reviews', type: 'success' }));
      change(undefined);
      close();
      return 'leaving';
    }, showRefusal);

  return { form, problem, isWorking, isRateLimited, submit: form.handleSubmit(save) };
}

export function RatingDialog(props: RatingDialogProps) {
  const { bookingNumber, driverName, onClose } = props;
  const { form, problem, isWorking, isRateLimited, submit } = useRatingForm(props);
  const { control, register, formState } = form;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Rate your experience"
      text={
        <span className="tabular text-small">
          <span className="font-560">{bookingNumber}</span> {driverName}
        </span>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isWorking={isWorking}
            isPaused={isRateLimited}
            onClick={(event) => void submit(event)}
          >
            Submit
          </Button>
        </>
      }
    >
      <FormAlert className="mb-3">{problem}</FormAlert>
      <ScoreField control={control} />
      <TextArea
        label="Tell us more (Optional)"
        isLabelHidden
        placeholder="Tell us more (Optional)"
        className="mt-4"
        maxCount={REVIEW_MAX_CHARACTERS}
        error={formState.errors.review?.message}
        {...register('review')}
      />
    </Dialog>
  );
}

function ScoreField({ control }: { control: Control<RatingValues> }) {
  const { field } = useController({ control, name: 'rating' });
  return (
    <fieldset>
      <legend className="sr-only">Score</legend>
      <div className="grid grid-cols-5 gap-1">
        {SCORES.map(({ score, label }) => (
          <label
            key={score}
            className={`flex cursor-pointer flex-col items-center rounded-md px-0.5 py-2 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900 ${
              score === field.value ? 'bg-brand-50 text-brand-700' : 'text-ink-600 hover:bg-ink-50'
            }`}
          >
            <input
              type="radio"
              name="rating"
              value={score}
              checked={score === field.value}
              onChange={() => field.onChange(score)}
              className="sr-only"
              aria-label={`${score} ${label}`}
            />
            <Star
              size={26}
              strokeWidth={1.75}
              aria-hidden
              className={score <= field.value ? 'fill-brand-500 text-brand-500' : 'text-ink-400'}
            />
            <span className="mt-1 text-small font-620 text-ink-900">{score}</span>
            <span className="text-caption">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
