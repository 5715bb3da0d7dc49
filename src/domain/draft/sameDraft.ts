import type { DeliveryDraft } from './draft';

/** Serializes the typed values of a draft, without its save time and its booking attempt. */
const serializeValues = ({ intent: _intent, saved_at: _savedAt, is_wanted: _isWanted, ...typed }: DeliveryDraft) =>
  JSON.stringify(Object.entries(typed).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns true when two drafts have the same values. */
export const isSameDraft = (draft: DeliveryDraft, other: DeliveryDraft) =>
  serializeValues(draft) === serializeValues(other);
