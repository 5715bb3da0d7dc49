import type { FieldErrors, Runtime } from '../http';
import type { CustomerRecord } from '../records/accounts';
import { newId, type World } from '../world';

const MB = 1024 * 1024;
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const DOCUMENT_TYPES = ['application/pdf', ...IMAGE_TYPES];
const IMAGE_MAX_MB = 5;
const DOCUMENT_MAX_MB = 10;

/** The files of one field of a form; never by class, as more than one File class may be around. */
export const filesOf = (form: FormData, field: string): File[] =>
  form.getAll(field).filter((entry): entry is File => typeof entry === 'object' && entry.size > 0);

/** Says what is wrong with an image, or null. */
export function wrongImage(file: File | undefined): string | null {
  if (!file) return null;
  if (!IMAGE_TYPES.includes(file.type)) return 'Choose a JPEG, PNG or WebP picture.';
  return file.size > IMAGE_MAX_MB * MB ? `Choose a picture of ${IMAGE_MAX_MB} MB or less.` : null;
}

function wrongDocument(file: File): string | null {
  if (!DOCUMENT_TYPES.includes(file.type)) return `${file.name}: choose a PDF, JPEG, PNG or WebP file.`;
  return file.size > DOCUMENT_MAX_MB * MB ? `${file.name}: choose a file of ${DOCUMENT_MAX_MB} MB or less.` : null;
}

export function checkUploads(form: FormData): FieldErrors {
  const image = wrongImage(filesOf(form, 'profile_image')[0]);
  const documents = filesOf(form, 'documents[]').flatMap((file) => wrongDocument(file) ?? []);
  return {
    ...(image !== null && { profile_image: [image] }),
    ...(documents.length > 0 && { 'documents[]': documents }),
  };
}

/** Keeps the files and puts their addresses into the customer's record. */
export async function saveUploads(
  world: World,
  customer: CustomerRecord,
  form: FormData,
  runtime: Pick<Runtime, 'saveFile'>,
  apiOrigin: string,
): Promise<void> {
  const urlOf = async (file: File) => `${apiOrigin}/sandbox/files/${await runtime.saveFile(file)}`;
  const image = filesOf(form, 'profile_image')[0];
  if (image) customer.profile.profile_image = await urlOf(image);
  const documents = customer.company ? customer.company.documents : (customer.documents ??= []);
  for (const file of filesOf(form, 'documents[]')) {
    documents.push({
      id: newId(world),
      name: file.name,
      url: await urlOf(file),
      status: 'For review',
    });
  }
}
