import { formatBytes } from './text';

export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf';

export type FileRule = {
  kinds: readonly FileKind[];
  maxBytes: number;
};

type KindInfo = { name: string; extensions: string[]; mime: string; matches: (head: Uint8Array) => boolean };

const startsWith = (head: Uint8Array, ...expected: number[]) => expected.every((byte, index) => head[index] === byte);
const hasText = (head: Uint8Array, offset: number, text: string) =>
  [...text].every((letter, index) => head[offset + index] === letter.charCodeAt(0));

const KINDS: Record<FileKind, KindInfo> = {
  jpg: {
    name: 'JPG',
    extensions: ['jpg', 'jpeg'],
    mime: 'image/jpeg',
    matches: (head) => startsWith(head, 0xff, 0xd8, 0xff),
  },
  png: {
    name: 'PNG',
    extensions: ['png'],
    mime: 'image/png',
    matches: (head) => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  webp: {
    name: 'WebP',
    extensions: ['webp'],
    mime: 'image/webp',
    matches: (head) => hasText(head, 0, 'RIFF') && hasText(head, 8, 'WEBP'),
  },
  pdf: { name: 'PDF', extensions: ['pdf'], mime: 'application/pdf', matches: (head) => hasText(head, 0, '%PDF-') },
};

/** Lists the names of file kinds: "JPG, PNG or PDF". */
export function formatKinds(kinds: readonly FileKind[]): string {
  const names = kinds.map((kind) => KINDS[kind].name);
  const last = names.pop() ?? '';
  return names.length ? `${names.join(', ')} or ${last}` : last;
}

/** Returns the `accept` attribute of a file input. */
export function getAcceptedTypes(kinds: readonly FileKind[]): string {
  return kinds
    .flatMap((kind) => [KINDS[kind].mime, ...KINDS[kind].extensions.map((extension) => `.${extension}`)])
    .join(',');
}

/**
 * Returns the problem with a picked file, or null. Extension, MIME type and first bytes must match one allowed kind, so
 * that a renamed script or page (SVG, HTML) is refused.
 */
export async function checkFile(file: File, rule: FileRule): Promise<string | null> {
  const extension = file.name.includes('.') ? (file.name.split('.').pop() ?? '').toLowerCase() : '';
  const kind = rule.kinds.find((allowed) => KINDS[allowed].extensions.includes(extension));
  if (!kind || (file.type !== '' && file.type !== KINDS[kind].mime)) {
    return `${file.name} is not a ${formatKinds(rule.kinds)} file.`;
  }
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > rule.maxBytes) return `${file.name} is larger than ${formatBytes(rule.maxBytes)}.`;
  const head = await readHead(file);
  if (!head) return `${file.name} could not be read.`;
  return KINDS[kind].matches(head) ? null : `${file.name} is not a valid ${formatKinds([kind])} file.`;
}

async function readHead(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, 16).arrayBuffer());
  } catch {
    return null;
  }
}
