import { useNavigate } from 'react-router-dom';
import type { BookingMode } from '@/config/modes';
import { getBookPath } from '@/config/paths';
import { createEmptyDraft } from '@/domain/draft/draft';
import { draftSaved, selectDraft } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

/** Returns a function that opens the booking form with a voucher; the existing draft is kept. */
export function useBookWithVoucher(): (code: string, mode: BookingMode | null) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const account = useAppSelector(selectAccountKey);
  const draft = useAppSelector(selectDraft(account));
  return (code, voucherMode) => {
    const mode = voucherMode ?? draft?.mode ?? 'exclusive';
    const base = draft ?? createEmptyDraft(mode);
    dispatch(draftSaved({ account, draft: { ...base, mode, voucher_code: code, saved_at: new Date().toISOString() } }));
    void navigate(getBookPath(mode));
  };
}
