import { useState } from 'react';
import type { BookingMode } from '@/config/paths';
import type { DraftSchedule } from '@/domain/draft/draft';
import { useUnsent } from '@/hooks/useUnsent';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

type Choices = { mode: BookingMode; pickupKey: string; vehicle: string; schedule: DraftSchedule };

const FIRST: Choices = {
  mode: 'exclusive',
  pickupKey: '',
  vehicle: '',
  schedule: { when: 'now', date: '', pickup_at: '' },
};

/** Returns the choices for all bookings. They stay while another page is open, such as the saved addresses. */
export function useBatchChoices() {
  const account = useAppSelector(selectAccountKey);
  const { read, change } = useUnsent<Choices>(`batch ${account}`);
  const [choices, setChoices] = useState(() => read() ?? FIRST);
  const choose = (chosen: Partial<Choices>) => {
    const next = { ...choices, ...chosen };
    change(next);
    setChoices(next);
  };
  return { ...choices, choose, reset: () => choose(FIRST) };
}

export type BatchChoicesState = ReturnType<typeof useBatchChoices>;
