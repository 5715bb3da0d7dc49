import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { pluralize } from '@/utils/text';
import type { PhotoBox } from './photoBox';
import { usePhotoUpload } from './usePhotoUpload';

type PhotoUploadProps = { booking: Booking; box: PhotoBox; itemKeys: string[]; onDone: () => void };

/** Progress of the photo upload after a booking; the customer can continue without waiting. */
export function PhotoUpload({ booking, box, itemKeys, onDone }: PhotoUploadProps) {
  const [photos] = useState(() => itemKeys.flatMap((itemKey) => box.get(itemKey).map((file) => ({ itemKey, file }))));
  const handleSent = (itemKey: string, sent: File) => {
    const unsent = box.get(itemKey).filter((file) => file !== sent);
    box.set(itemKey, unsent);
  };
  const upload = usePhotoUpload(booking, photos, { onSent: handleSent, onDone });
  const { isSending, failed, sentCount, count } = upload;

  const handleContinue = () => {
    if (!isSending) box.remove(itemKeys);
    upload.leave();
    onDone();
  };

  return (
    <Card as="section" padding="lg" aria-labelledby="placed-heading" className="mx-auto max-w-[560px]">
      <h2 id="placed-heading" className="display flex items-center gap-3 text-h2">
        <CircleCheck size={26} strokeWidth={1.75} aria-hidden className="text-ok-500" />
        Booking {booking.booking_number} is placed
      </h2>
      <p role="status" className="mt-2 text-ink-600">
        {isSending
          ? `Sending photo ${Math.min(sentCount + 1, count)} of ${count}…`
          : failed.length > 0 && `${pluralize(failed.length, 'photo')} couldn't be sent. Your booking is not affected.`}
      </p>
      <div className="mt-5 flex gap-2.5">
        {failed.length > 0 && (
          <Button variant="secondary" onClick={upload.retry}>
            Send again
          </Button>
        )}
        <Button onClick={handleContinue}>{isSending ? 'Continue without waiting' : 'See drivers and rates'}</Button>
      </div>
    </Card>
  );
}
