import { createEmptyDraft } from '@/domain/draft/draft';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';
import { useOpenDraft } from './useOpenDraft';

/** Opens the booking form for a day (YYYY-MM-DD in Manila). An existing draft stays, but loses its pickup time. */
export function useBookOnDay(): (day: string) => void {
  const openDraft = useOpenDraft();
  const account = useAppSelector(selectAccountKey);
  const draft = useAppSelector(selectDraft(account));
  return (day) =>
    openDraft({ ...(draft ?? createEmptyDraft('exclusive')), schedule: { when: 'later', date: day, pickup_at: '' } });
}
