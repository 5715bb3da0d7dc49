import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUpdateBookingStatusMutation } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { toStatusForm } from '@/domain/booking/statusForm';
import { useAppDispatch } from '@/store/hooks';
import { showFailure } from '@/store/toasts';
import { pluralize } from '@/utils/text';
import { useOneAtATime } from '../useOneAtATime';

type QueuedPhoto = { itemKey: string; file: File };

/** A status update that leaves the status as it is carries the photo: the API has no photo endpoint. */
const toPhotoForm = ({ status }: Booking, photo: File) => toStatusForm({ status, reason: 'Photo of goods', photo });

type UploadHandlers = {
  onSent: (itemKey: string, file: File) => void;
  /** Called once every photo is sent, unless the customer has left. */
  onDone: () => void;
};

/** Sends the photos of a booking one after the other; failed ones can be sent again and block nothing. */
export function usePhotoUpload(booking: Booking, photos: QueuedPhoto[], { onSent, onDone }: UploadHandlers) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateBookingStatusMutation();
  const [failed, setFailed] = useState<QueuedPhoto[]>([]);
  const [sentCount, setSentCount] = useState(0);
  const [isSending, setIsSending] = useState(true);
  const runExclusively = useOneAtATime();
  const hasLeft = useRef(false);

  const send = async (queue: QueuedPhoto[]) => {
    setIsSending(true);
    setFailed([]);
    const unsent: QueuedPhoto[] = [];
    let lastError: unknown;
    for (const photo of queue) {
      const result = await update({ id: booking.id, body: toPhotoForm(booking, photo.file) });
      if (result.error) {
        unsent.push(photo);
        lastError = result.error;
      } else {
        setSentCount((count) => count + 1);
        onSent(photo.itemKey, photo.file);
      }
    }
    // A customer who has left this page sees failures as a toast.
    if (hasLeft.current && unsent.length > 0) {
      const text = `${pluralize(unsent.length, 'photo')} of ${booking.booking_number} did not go through. Once you have paid, send photos with Report a problem.`;
      dispatch(showFailure(lastError, text));
    }
    setFailed(unsent);
    setIsSending(false);
    if (unsent.length === 0 && !hasLeft.current) onDone();
  };

  const sendAll = useEffectEvent(() => void runExclusively(() => send(photos)));
  useEffect(() => {
    hasLeft.current = false;
    sendAll();
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const leave = () => {
    hasLeft.current = true;
  };
  return {
    isSending,
    sentCount,
    count: photos.length,
    failed,
    retry: () => void runExclusively(() => send(failed)),
    leave,
  };
}
