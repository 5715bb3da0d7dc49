/** A run of text in one style. */
export type TextRun = { text: string; style: 'plain' | 'strong' | 'emphasis' };

export type MarkdownBlock =
  { kind: 'paragraph'; runs: TextRun[] } | { kind: 'bullets' | 'numbers'; items: TextRun[][] };

const MARKED = /\*\*(?<strong>[^*\n]+)\*\*|(?<![\w*])[*_](?=\S)(?<emphasis>[^*_\n]+)(?<=\S)[*_](?![\w*])/g;
const BULLET = /^\s*[-*+]\s+/;
const NUMBER = /^\s*\d+[.)]\s+/;
const HEADING = /^#{1,6}\s+/;

/** Splits a text into plain, **strong** and *emphasised* runs; other Markdown stays text. */
export function toRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), style: 'plain' });
    const strong = match.groups?.strong;
    runs.push(
      strong === undefined
        ? { text: match.groups?.emphasis ?? '', style: 'emphasis' }
        : { text: strong, style: 'strong' },
    );
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), style: 'plain' });
  return runs;
}

function getLineKind(line: string): MarkdownBlock['kind'] {
  if (BULLET.test(line)) return 'bullets';
  return NUMBER.test(line) ? 'numbers' : 'paragraph';
}

/** Parses an answer (plain text or Markdown) into paragraphs and lists. HTML tags stay text. */
export function toBlocks(answer: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let isNew = true;
  for (const line of answer.split(/\r?\n/)) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const kind = getLineKind(line);
    const last = isNew ? undefined : blocks.at(-1);
    if (kind === 'paragraph') {
      const runs = toRuns(line.trim().replace(HEADING, ''));
      if (last?.kind === 'paragraph') last.runs.push({ text: ' ', style: 'plain' }, ...runs);
      else if (last) last.items.at(-1)?.push({ text: ' ', style: 'plain' }, ...runs);
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

/** Returns the text of an answer without its Markdown, for the search. */
export function stripMarkdown(answer: string): string {
  return toBlocks(answer)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : block.items))
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ');
}
