import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRateBookingMutation } from '../../api/bookings';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { RATING_DEFAULT } from '../../config/constants';
import { messageOf } from '../../lib/http/messageOf';
import { useAppDispatch } from '../../store/hooks';
import { showToast } from '../../store/toasts';

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
  const [rate, { isLoading }] = useRateBookingMutation();
  const isSending = useRef(false);

  const handleSubmit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const { message } = await rate({ id: bookingNumber, review: review.trim(), rating }).unwrap();
      // the server's message is all that this one has to say
      if (message) dispatch(showToast({ title: 'Rating', text: message, type: 'info' }));
      dispatch(showToast({ title: 'Success', text: message || 'Successfully saved reviews', type: 'success' }));
      onClose();
    } catch (error) {
      const text = messageOf(error, 'The rating was not saved. Try again.');
      dispatch(showToast({ title: 'Error', text, type: 'error' }));
    } finally {
      isSending.current = false;
    }
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
          <Button variant="primary" isWorking={isLoading} onClick={() => void handleSubmit()}>
            Submit
          </Button>
        </>
      }
    >
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
      <textarea
        aria-label="Tell us more (Optional)"
        placeholder="Tell us more (Optional)"
        rows={3}
        maxLength={1000}
        value={review}
        onChange={({ target }) => setReview(target.value)}
        className="mt-4 w-full rounded-md p-3 ring-1 ring-ink-400 outline-none placeholder:text-ink-500 focus:ring-[1.5px] focus:ring-brand-600"
      />
    </Dialog>
  );
}
