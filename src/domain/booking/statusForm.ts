import type { Booking } from '@/api/wire';

/** Fields of the update-status call (spec section 7); an unchanged status makes it a problem report. */
export type StatusUpdate = { status: Booking['status']; reason: string; photo?: File };

/** Builds the multipart body of the update-status call. */
export function toStatusForm({ status, reason, photo }: StatusUpdate): FormData {
  const form = new FormData();
  form.append('status', status);
  form.append('reason', reason);
  if (photo) form.append('photo', photo, photo.name);
  return form;
}
