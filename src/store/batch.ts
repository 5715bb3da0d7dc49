import type { BatchEntry } from '@/domain/batch/batch';
import { batchSaved } from './booking';
import type { AppThunk, RootState } from './rootState';

// Not part of the slice: only the pages of a batch and of a payment load this file.

/** Returns the bookings of "Many deliveries" in their order; empty while there is no batch. */
export const selectBatch = ({ booking }: Pick<RootState, 'booking'>) => booking.batch;

/** Returns the list of drop-offs typed for "Many deliveries" and not placed yet. */
export const selectBatchList = ({ booking }: Pick<RootState, 'booking'>) => booking.batchList;

/** Returns true for a booking of the open batch. */
export const selectIsInBatch = (bookingId: string) => (state: RootState) =>
  selectBatch(state).some((entry) => entry.bookingId === bookingId);

/** Changes the entries that match. A response that arrives once another batch has replaced this one matches none. */
export const changeBatchEntries =
  (isMatch: (entry: BatchEntry) => boolean, change: Partial<BatchEntry>): AppThunk =>
  (dispatch, getState) => {
    const batch = selectBatch(getState());
    if (!batch.some(isMatch)) return;
    dispatch(batchSaved(batch.map((entry) => (isMatch(entry) ? { ...entry, ...change } : entry))));
  };

/** Puts a booking in the place of the one that it replaces, if that is in the batch. */
export const replaceBatchBooking = (replacedId: string, replacement: Partial<BatchEntry>): AppThunk =>
  changeBatchEntries(({ bookingId }) => bookingId === replacedId, replacement);
