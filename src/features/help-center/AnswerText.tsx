import { toBlocks, type MarkdownBlock, type TextRun } from './markdown';

/** An answer of the server as elements of ours: nothing in it can become markup. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="max-w-[68ch] space-y-3 break-words">
      {toBlocks(text).map((block, at) => (
        <AnswerBlock key={at} block={block} />
      ))}
    </div>
  );
}

function AnswerBlock({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  }
  const items = block.items.map((runs, at) => (
    <li key={at}>
      <Runs runs={runs} />
    </li>
  ));
  return block.kind === 'bullets' ? (
    <ul className="list-disc space-y-1 pl-5">{items}</ul>
  ) : (
    <ol className="list-decimal space-y-1 pl-5">{items}</ol>
  );
}

function Runs({ runs }: { runs: TextRun[] }) {
  return runs.map(({ text, look }, at) => {
    if (look === 'strong') {
      return (
        <strong key={at} className="font-620 text-ink-900">
          {text}
        </strong>
      );
    }
    return look === 'emphasis' ? <em key={at}>{text}</em> : text;
  });
}
