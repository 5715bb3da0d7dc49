import * as v from 'valibot';
import { useUnsent } from '@/hooks/useUnsent';
import type { ChangedBooking } from '../change/change';

const unsentSchema = v.object({ typed: v.string(), code: v.string() });

/**
 * Accesses the voucher code that is typed and not applied: of a new delivery, or of the booking that is changed. `code` is
 * the refused code that it corrects, or empty.
 */
export function useUnsentCode(change: ChangedBooking | null) {
  const { read, change: store } = useUnsent(`booking voucher ${change?.bookingId ?? 'new'}`, unsentSchema);
  return {
    read: (code: string): string | undefined => {
      const unsent = read();
      return unsent?.code === code ? unsent.typed : undefined;
    },
    keep: (typed: string, code: string) => store({ typed, code }),
    forget: () => store(undefined),
  };
}

export type UnsentCode = ReturnType<typeof useUnsentCode>;
