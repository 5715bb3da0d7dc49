import { formatBytes } from './text';

export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf';

export type FileRule = {
  kinds: readonly FileKind[];
  maxBytes: number;
};

type KindFacts = { name: string; extensions: string[]; mime: string; isAt: (bytes: Uint8Array) => boolean };

const startsWith = (bytes: Uint8Array, ...expected: number[]) => expected.every((byte, at) => bytes[at] === byte);
const hasText = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

const KINDS: Record<FileKind, KindFacts> = {
  jpg: { name: 'JPG', extensions: ['jpg', 'jpeg'], mime: 'image/jpeg', isAt: (b) => startsWith(b, 0xff, 0xd8, 0xff) },
  png: {
    name: 'PNG',
    extensions: ['png'],
    mime: 'image/png',
    isAt: (b) => startsWith(b, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  webp: {
    name: 'WebP',
    extensions: ['webp'],
    mime: 'image/webp',
    isAt: (b) => hasText(b, 0, 'RIFF') && hasText(b, 8, 'WEBP'),
  },
  pdf: { name: 'PDF', extensions: ['pdf'], mime: 'application/pdf', isAt: (b) => hasText(b, 0, '%PDF-') },
};

/** "JPG, PNG or PDF". */
export function kindNames(kinds: readonly FileKind[]): string {
  const names = kinds.map((kind) => KINDS[kind].name);
  const last = names.pop() ?? '';
  return names.length ? `${names.join(', ')} or ${last}` : last;
}

/** The `accept` attribute of a file input. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => [KINDS[kind].mime, ...KINDS[kind].extensions.map((end) => `.${end}`)]).join(',');
}

/**
 * What is wrong with a picked file, or null. Name, declared type and first bytes must agree on one allowed kind:
 * a picture that is really a script or a page (SVG, HTML) is refused whatever it is called.
 */
export async function checkFile(file: File, rule: FileRule): Promise<string | null> {
  const extension = file.name.includes('.') ? (file.name.split('.').pop() ?? '').toLowerCase() : '';
  const kind = rule.kinds.find((each) => KINDS[each].extensions.includes(extension));
  if (!kind || (file.type !== '' && file.type !== KINDS[kind].mime)) {
    return `${file.name} is not a ${kindNames(rule.kinds)} file.`;
  }
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > rule.maxBytes) return `${file.name} is larger than ${formatBytes(rule.maxBytes)}.`;
  const head = await readHead(file);
  if (!head) return `${file.name} could not be read.`;
  return KINDS[kind].isAt(head) ? null : `${file.name} is not a ${kindNames([kind])} file inside.`;
}

async function readHead(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, 16).arrayBuffer());
  } catch {
    return null;
  }
}
