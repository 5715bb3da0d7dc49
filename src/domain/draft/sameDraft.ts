import type { DeliveryDraft } from './draft';

/** What was typed, without when it was saved and what was tried with it. */
const typedOf = ({ intent: _intent, saved_at: _savedAt, is_wanted: _isWanted, ...typed }: DeliveryDraft) =>
  JSON.stringify(Object.entries(typed).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two drafts are the same delivery, typed the same way. */
export const isSameDraft = (one: DeliveryDraft, other: DeliveryDraft) => typedOf(one) === typedOf(other);
