import { useState } from 'react';
import * as v from 'valibot';
import { useUnsent } from '@/hooks/useUnsent';

const choicesSchema = v.object({
  mode: v.picklist(['exclusive', 'shared']),
  pickupKey: v.string(),
  vehicle: v.string(),
  schedule: v.object({ when: v.picklist(['now', 'later']), date: v.string(), pickup_at: v.string() }),
});

type Choices = v.InferOutput<typeof choicesSchema>;

const FIRST: Choices = {
  mode: 'exclusive',
  pickupKey: '',
  vehicle: '',
  schedule: { when: 'now', date: '', pickup_at: '' },
};

/** Returns the choices for all bookings. They stay while another page is open, and through a reload. */
export function useBatchChoices() {
  const { read, change } = useUnsent('batch', choicesSchema);
  const [choices, setChoices] = useState(() => read() ?? FIRST);
  const choose = (chosen: Partial<Choices>) => {
    const next = { ...choices, ...chosen };
    change(next);
    setChoices(next);
  };
  return { ...choices, choose, reset: () => choose(FIRST) };
}

export type BatchChoicesState = ReturnType<typeof useBatchChoices>;
