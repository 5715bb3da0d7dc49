import type { AccountDocument, Customer } from '@/api/wire';
import { isCorporate } from './customerType';

export type DocumentState = 'approved' | 'refused' | 'reviewing';

const REFUSED = /refus|reject|declin|denied|disapprov|not approved|invalid|expired/i;
const APPROVED = /approved|accepted|\bverified/i;

/** Reads the state of a document from its status, a free text of the server; an unknown one counts as under review. */
export function getDocumentState({ status }: Pick<AccountDocument, 'status'>): DocumentState {
  if (REFUSED.test(status)) return 'refused';
  return APPROVED.test(status) ? 'approved' : 'reviewing';
}

/** Returns the documents of a company or an individual; undefined if the server does not keep any. */
export const getDocuments = (customer: Customer): AccountDocument[] | undefined =>
  isCorporate(customer) ? customer.company?.documents : customer.documents;
