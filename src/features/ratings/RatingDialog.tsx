import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRateBookingMutation } from '@/api/bookings';
import { FormAlert } from '@/components/form/FormAlert';
import { TextArea } from '@/components/form/TextArea';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { RATING_DEFAULT, REVIEW_MAX_CHARACTERS } from '@/config/constants';
import { useOnce } from '@/hooks/useOnce';
import { isApiError } from '@/lib/http/error';
import { namedAs, placeErrors } from '@/lib/http/fieldErrors';
import { messageOf } from '@/lib/http/messageOf';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { focusPage } from '@/utils/focusPage';
import { checkLength } from '@/utils/text';

/** The spec's own words, as spelled there. */
const SCORES = [
  { score: 1, word: 'Poor' },
  { score: 2, word: 'Average' },
  { score: 3, word: 'Goood' },
  { score: 4, word: 'Very Good' },
  { score: 5, word: 'Excellent' },
];

type RatingDialogProps = { bookingNumber: string; driverName?: string; onClose: () => void };

export function RatingDialog({ bookingNumber, driverName, onClose }: RatingDialogProps) {
  const dispatch = useAppDispatch();
  const [rating, setRating] = useState(RATING_DEFAULT);
  const [review, setReview] = useState('');
  const [reviewProblem, setReviewProblem] = useState('');
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const [rate] = useRateBookingMutation();
  const { isWorking, isHeld, once } = useOnce();

  const refuseReview = (words: string) => {
    setReviewProblem(words);
    box.current?.focus();
  };

  /** A toast goes away: the error of the review, and how long to wait, stay in the dialog too. */
  const showRefusal = (error: unknown) => {
    const fallback = "Couldn't save your rating. Try again.";
    dispatch(showToast({ title: 'Rating', text: messageOf(error, fallback), type: 'info' }));
    const { placed, rest } = placeErrors(error, namedAs(['review']), fallback);
    const [first] = placed;
    if (isApiError(error) && (error.errors || error.retryAfterSeconds)) setProblem(rest);
    if (first) refuseReview(first.message);
  };

  const handleSubmit = () => {
    const length = checkLength(review.trim(), REVIEW_MAX_CHARACTERS);
    if (length !== true) {
      refuseReview(length);
      return;
    }
    void once(async () => {
      setProblem('');
      const { message } = await rate({ id: bookingNumber, review: review.trim(), rating }).unwrap();
      dispatch(showToast({ title: 'Success', text: message || 'Successfully saved reviews', type: 'success' }));
      onClose();
      // the button that opened it goes with the rating; after the dialog has given its focus back
      setTimeout(focusPage);
      return 'leaving';
    }, showRefusal);
  };

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
          <Button variant="primary" isWorking={isWorking} disabled={isHeld} onClick={handleSubmit}>
            Submit
          </Button>
        </>
      }
    >
      <FormAlert className="mb-3">{problem}</FormAlert>
      <fieldset>
        <legend className="sr-only">Score</legend>
        <div className="grid grid-cols-5 gap-1">
          {SCORES.map(({ score, word }) => (
            <label
              key={score}
              className={`flex cursor-pointer flex-col items-center rounded-md px-0.5 py-2 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900 ${
                score === rating ? 'bg-brand-50 text-brand-700' : 'text-ink-600 hover:bg-ink-50'
              }`}
            >
              <input
                type="radio"
                name="rating"
                value={score}
                checked={score === rating}
                onChange={() => setRating(score)}
                className="sr-only"
                aria-label={`${score} ${word}`}
              />
              <Star
                size={26}
                strokeWidth={1.75}
                aria-hidden
                className={score <= rating ? 'fill-brand-500 text-brand-500' : 'text-ink-400'}
              />
              <span className="mt-1 text-small font-620 text-ink-900">{score}</span>
              <span className="text-caption">{word}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        ref={box}
        label="Tell us more (Optional)"
        isLabelHidden
        placeholder="Tell us more (Optional)"
        className="mt-4"
        maxCount={REVIEW_MAX_CHARACTERS}
        value={review}
        error={reviewProblem || undefined}
        onChange={({ target }) => {
          setReview(target.value);
          setReviewProblem('');
        }}
      />
    </Dialog>
  );
}
