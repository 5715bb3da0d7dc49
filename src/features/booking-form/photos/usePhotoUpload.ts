import { useEffect, useRef, useState } from 'react';
import { useUpdateBookingStatusMutation } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { plural } from '@/utils/text';

type Waiting = { goods: string; file: File };

/** What a photo says of itself beside the booking's unchanged status: the wire has no call of its own for photos. */
function photoForm(booking: Booking, file: File): FormData {
  const body = new FormData();
  body.append('status', booking.status);
  body.append('reason', 'Photo of goods');
  body.append('photo', file, file.name);
  return body;
}

/** Sends the photos of a booking one after the other; those that fail can be sent again, and block nothing. */
export function usePhotoUpload(booking: Booking, all: Waiting[], onSent: (goods: string, file: File) => void) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateBookingStatusMutation();
  const [failed, setFailed] = useState<Waiting[]>([]);
  const [sentCount, setSentCount] = useState(0);
  const [isSending, setIsSending] = useState(true);
  const latch = useRef(false);
  const isGone = useRef(false);

  const send = async (waiting: Waiting[]) => {
    if (latch.current) return;
    latch.current = true;
    setIsSending(true);
    setFailed([]);
    const left: Waiting[] = [];
    for (const one of waiting) {
      const answer = await update({ id: booking.id, body: photoForm(booking, one.file) });
      if (answer.error) left.push(one);
      else {
        setSentCount((count) => count + 1);
        onSent(one.goods, one.file);
      }
    }
    latch.current = false;
    // Whoever went on without waiting is told of what did not follow.
    if (isGone.current && left.length > 0) {
      const text = `${plural(left.length, 'photo')} of ${booking.booking_number} did not go through.`;
      dispatch(showToast({ title: 'Error', text, type: 'error' }));
    }
    setFailed(left);
    setIsSending(false);
  };

  const first = useRef(() => send(all));
  useEffect(() => {
    isGone.current = false;
    void first.current();
    return () => {
      isGone.current = true;
    };
  }, []);

  const leave = () => {
    isGone.current = true;
  };
  return { isSending, sentCount, count: all.length, failed, retry: () => void send(failed), leave };
}
