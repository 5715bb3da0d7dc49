import { useNavigate } from 'react-router-dom';
import { getBookPath } from '@/config/paths';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { draftSaved } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

/** Location state of the booking form; a new value opens the saved draft in place of the one in the form. */
export type OpenedDraftState = { openedAt: string };

/** Returns a function that saves a draft and opens it in the booking form, also if the form shows another draft. */
export function useOpenDraft(): (draft: DeliveryDraft) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const account = useAppSelector(selectAccountKey);
  return (draft) => {
    const openedAt = new Date().toISOString();
    dispatch(draftSaved({ account, draft: { ...draft, saved_at: openedAt } }));
    void navigate(getBookPath(draft.mode), { state: { openedAt } satisfies OpenedDraftState });
  };
}
