import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import type { BatchEntry } from '@/domain/batch/batch';
import type { BookingIntent } from '@/domain/draft/draft';
import type { AppThunk } from './rootState';

/** Bookings of "Many deliveries" in their order; empty while none are being placed. */
export type BatchState = BatchEntry[];

type OfEntry<T = object> = PayloadAction<{ index: number } & T>;

const slice = createSlice({
  name: 'batch',
  initialState: [] as BatchState,
  reducers: {
    batchStarted: (_state, { payload }: PayloadAction<BatchEntry[]>) => payload,
    /** The request is about to be sent under this idempotency key. */
    batchEntrySending: (state, { payload: { index, intent } }: OfEntry<{ intent: BookingIntent }>) => {
      const entry = state[index];
      if (entry) Object.assign(entry, { status: 'sending', message: '', draft: { ...entry.draft, intent } });
    },
    batchEntryPlaced: (
      state,
      { payload: { index, ...placed } }: OfEntry<{ bookingId: string; bookingNumber: string }>,
    ) => {
      const entry = state[index];
      if (entry) Object.assign(entry, { ...placed, status: 'placed', message: '' });
    },
    /** `isRefused`: nothing was booked, so that the next attempt is a new one. */
    batchEntryFailed: (
      state,
      { payload: { index, message, isRefused } }: OfEntry<{ message: string; isRefused: boolean }>,
    ) => {
      const entry = state[index];
      if (!entry) return;
      Object.assign(entry, { status: 'failed', message });
      if (isRefused) delete entry.draft.intent;
    },
    batchClosed: () => [],
  },
});

export const { batchStarted, batchEntrySending, batchEntryPlaced, batchEntryFailed, batchClosed } = slice.actions;

/** Adds the batch to the booking slice, so that it is persisted with it. */
export const withBatch =
  <S extends { batch: BatchState }>(reducer: Reducer<S>): Reducer<S> =>
  (state, action) => {
    const next = reducer(state, action);
    const batch = slice.reducer(next.batch, action);
    return batch === next.batch ? next : { ...next, batch };
  };

/** Writes the batch to the storage at once: a key is on disk before its request is sent. */
export const storeBatchNow =
  (): AppThunk =>
  (_dispatch, _getState, { flush }) =>
    flush();

type WithBatch = { booking: { batch: BatchState } };

export const selectBatch = ({ booking }: WithBatch) => booking.batch;
/** Returns true for a booking of the open batch. */
export const selectIsInBatch = (bookingId: string) => (state: WithBatch) =>
  state.booking.batch.some((entry) => entry.bookingId === bookingId);
