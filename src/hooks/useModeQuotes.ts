import { useEffect, useSyncExternalStore } from 'react';
import type { Rate } from '@/api/wire';
import type { BookingMode } from '@/config/paths';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { rateFor } from '@/domain/draft/draftQuote';
import type { Pricing } from './quoter';
import { useQuoters } from './useQuoters';

export type ModeQuote = { pricing: Pricing; rate: Rate | null; askAgain: () => void };
export type ModeQuotes = Record<BookingMode, ModeQuote>;

const MODES: BookingMode[] = ['exclusive', 'shared'];

/** Both modes priced from the same load, each with its own question. */
export function useModeQuotes(draft: DeliveryDraft): ModeQuotes {
  const quoters = useQuoters(MODES);

  useEffect(() => {
    MODES.forEach((mode) => quoters[mode].update({ ...draft, mode }));
  }, [draft, quoters]);

  useEffect(() => () => MODES.forEach((mode) => quoters[mode].stop()), [quoters]);

  const special = useSyncExternalStore(quoters.exclusive.subscribe, quoters.exclusive.snapshot);
  const joint = useSyncExternalStore(quoters.shared.subscribe, quoters.shared.snapshot);
  return {
    exclusive: {
      pricing: special,
      rate: rateOf(special, { mode: 'exclusive', vehicle_type: draft.vehicle_type }),
      askAgain: () => void quoters.exclusive.askAgain(),
    },
    shared: {
      pricing: joint,
      rate: rateOf(joint, { mode: 'shared', vehicle_type: '' }),
      askAgain: () => void quoters.shared.askAgain(),
    },
  };
}

/** The chosen vehicle's rate; while none is chosen, the lowest of those that fit. */
function rateOf(pricing: Pricing, choice: { mode: BookingMode; vehicle_type: string }): Rate | null {
  if (pricing.kind !== 'priced') return null;
  return rateFor(pricing.quote, choice) ?? rateFor(pricing.quote, { mode: 'shared', vehicle_type: '' });
}
