import { createEmptyDraft, type DeliveryDraft, type DraftStop } from '@/domain/draft/draft';

/** Builds an unfinished draft with only its locations. */
export function typedDraft(to = '8 Mabini Street, Poblacion', changes: Partial<DeliveryDraft> = {}): DeliveryDraft {
  const draft = createEmptyDraft('exclusive');
  const [pickup, dropoff] = draft.stops as [DraftStop, DraftStop];
  return {
    ...draft,
    stops: [
      { ...pickup, address_line: '12 Port Road, Tondo', contact_name: 'Ana Reyes', contact_mobile: '9171234567' },
      { ...dropoff, address_line: to },
    ],
    saved_at: '2026-11-21T10:42:00+08:00',
    ...changes,
  };
}
