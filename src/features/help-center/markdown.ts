/** A run of text in one look. */
export type TextRun = { text: string; look: 'plain' | 'strong' | 'emphasis' };

export type MarkdownBlock =
  { kind: 'paragraph'; runs: TextRun[] } | { kind: 'bullets' | 'numbers'; items: TextRun[][] };

const MARKED = /\*\*(?<strong>[^*\n]+)\*\*|(?<![\w*])[*_](?=\S)(?<emphasis>[^*_\n]+)(?<=\S)[*_](?![\w*])/g;
const BULLET = /^\s*[-*+]\s+/;
const NUMBER = /^\s*\d+[.)]\s+/;
const HEADING = /^#{1,6}\s+/;

/** The text cut into plain, **strong** and *emphasised* runs; any other mark is text. */
export function toRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) runs.push({ text: text.slice(at, match.index), look: 'plain' });
    const strong = match.groups?.strong;
    runs.push(
      strong === undefined
        ? { text: match.groups?.emphasis ?? '', look: 'emphasis' }
        : { text: strong, look: 'strong' },
    );
    at = match.index + match[0].length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), look: 'plain' });
  return runs;
}

function kindOf(line: string): MarkdownBlock['kind'] {
  if (BULLET.test(line)) return 'bullets';
  return NUMBER.test(line) ? 'numbers' : 'paragraph';
}

/** Paragraphs and lists of an answer (plain text or Markdown). Tags in it stay text. */
export function toBlocks(answer: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let isNew = true;
  for (const line of answer.split(/\r?\n/)) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const kind = kindOf(line);
    const last = isNew ? undefined : blocks.at(-1);
    if (kind === 'paragraph') {
      const runs = toRuns(line.trim().replace(HEADING, ''));
      if (last?.kind === 'paragraph') last.runs.push({ text: ' ', look: 'plain' }, ...runs);
      else if (last) last.items.at(-1)?.push({ text: ' ', look: 'plain' }, ...runs);
      else blocks.push({ kind, runs });
    } else {
      const item = toRuns(line.replace(kind === 'bullets' ? BULLET : NUMBER, '').trim());
      const list = blocks.at(-1);
      if (list?.kind === kind) list.items.push(item);
      else blocks.push({ kind, items: [item] });
    }
    isNew = false;
  }
  return blocks;
}

/** The answer without its marks, for searching. */
export function toPlainText(answer: string): string {
  return toBlocks(answer)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : block.items))
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ');
}
