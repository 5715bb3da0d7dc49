import { notify } from '../notifications/notify';
import type { CustomerRecord, DocumentRecord } from '../records/accounts';
import type { World } from '../world';

const REASON = 'The copy is blurred. Send a clear one that shows all four corners.';

export const getDocuments = ({ company, documents = [] }: CustomerRecord): DocumentRecord[] =>
  company ? company.documents : documents;

/** Approves or refuses a document, and notifies its customer. */
export function reviewDocument(
  world: World,
  customer: CustomerRecord,
  { document, isApproved, now }: { document: DocumentRecord; isApproved: boolean; now: number },
): void {
  document.status = isApproved ? 'Approved' : 'Refused';
  if (isApproved) delete document.reason;
  else document.reason = REASON;
  const title = isApproved ? `${document.name} is approved` : `${document.name} is refused: see your settings`;
  notify(world, customer.id, { title, type: isApproved ? 'Info' : 'Warning', at: now });
}
