import type { FieldErrors, RequestContext } from '../http';
import type { CustomerRecord } from '../records/accounts';
import { takeId } from '../world';

const MB = 1024 * 1024;
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const DOCUMENT_TYPES = ['application/pdf', ...IMAGE_TYPES];
const IMAGE_MAX_MB = 5;
const DOCUMENT_MAX_MB = 10;

/** Returns the files of a form field. Node and the browser have different File classes, so no instanceof. */
export const getFiles = (form: FormData, field: string): File[] =>
  form.getAll(field).filter((entry): entry is File => typeof entry === 'object' && entry.size > 0);

/** Returns the error of an image, or null. */
export function findImageProblem(file: File | undefined): string | null {
  if (!file) return null;
  if (!IMAGE_TYPES.includes(file.type)) return 'Choose a JPEG, PNG or WebP image.';
  return file.size > IMAGE_MAX_MB * MB ? `Choose an image of up to ${IMAGE_MAX_MB} MB.` : null;
}

function findDocumentProblem(file: File): string | null {
  if (!DOCUMENT_TYPES.includes(file.type)) return `${file.name}: choose a PDF, JPEG, PNG or WebP file.`;
  return file.size > DOCUMENT_MAX_MB * MB ? `${file.name}: choose a file of up to ${DOCUMENT_MAX_MB} MB.` : null;
}

export function checkUploads(form: FormData): FieldErrors {
  const image = findImageProblem(getFiles(form, 'profile_image')[0]);
  const documents = getFiles(form, 'documents[]').flatMap((file) => findDocumentProblem(file) ?? []);
  return {
    ...(image !== null && { profile_image: [image] }),
    ...(documents.length > 0 && { 'documents[]': documents }),
  };
}

/** Removes the documents that the uploaded ones replace. */
function removeReplaced(customer: CustomerRecord, form: FormData): void {
  const replaced = form.getAll('replaced_documents[]').map(String);
  if (replaced.length === 0 || getFiles(form, 'documents[]').length === 0) return;
  const holder = customer.company ?? customer;
  holder.documents = (holder.documents ?? []).filter(({ id }) => !replaced.includes(String(id)));
}

/** Stores the uploaded files and adds their addresses to the customer. */
export async function saveUploads(
  customer: CustomerRecord,
  { world, form, runtime, apiOrigin }: Pick<RequestContext, 'world' | 'form' | 'runtime' | 'apiOrigin'>,
): Promise<void> {
  const storeFile = async (file: File) => `${apiOrigin}/sandbox/files/${await runtime.saveFile(file)}`;
  const image = getFiles(form, 'profile_image')[0];
  if (image) customer.profile.profile_image = await storeFile(image);
  removeReplaced(customer, form);
  const documents = customer.company ? customer.company.documents : (customer.documents ??= []);
  for (const file of getFiles(form, 'documents[]')) {
    documents.push({
      id: takeId(world),
      name: file.name,
      url: await storeFile(file),
      status: 'For review',
    });
  }
}
