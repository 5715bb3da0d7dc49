import { useNavigate } from 'react-router-dom';
import { bookPath } from '@/config/paths';
import { emptyDraft } from '@/domain/draft/draft';
import { draftSaved, selectDraft } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

/** Opens the booking form for a day (YYYY-MM-DD in Manila). An existing draft stays, but loses its pickup time. */
export function useBookOnDay(): (day: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const account = useAppSelector(selectAccountKey);
  const draft = useAppSelector(selectDraft(account));
  return (day) => {
    const base = draft ?? emptyDraft('exclusive');
    const schedule = { when: 'later', date: day, pickup_at: '' } as const;
    dispatch(draftSaved({ account, draft: { ...base, schedule, saved_at: new Date().toISOString() } }));
    void navigate(bookPath(base.mode));
  };
}
