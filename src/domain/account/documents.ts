import type { AccountDocument } from '@/api/wire';

export type DocumentState = 'approved' | 'refused' | 'reviewing';

const REFUSED = /refus|reject|declin|denied|disapprov|not approved|invalid|expired/i;
const APPROVED = /approved|accepted|\bverified/i;

/** Reads the state of a document from its status, a free text of the server; an unknown one counts as under review. */
export function getDocumentState({ status }: Pick<AccountDocument, 'status'>): DocumentState {
  if (REFUSED.test(status)) return 'refused';
  return APPROVED.test(status) ? 'approved' : 'reviewing';
}
