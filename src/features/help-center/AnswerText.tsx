import { toBlocks, type MarkdownBlock, type TextRun } from './markdown';

/** Renders an answer of the server as React elements, so that no markup in it takes effect. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="max-w-[68ch] space-y-3">
      {toBlocks(text).map((block, index) => (
        <AnswerBlock key={index} block={block} />
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
  const items = block.items.map((runs, index) => (
    <li key={index}>
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
  return runs.map(({ text, style }, index) => {
    if (style === 'strong') {
      return (
        <strong key={index} className="font-620 text-ink-900">
          {text}
        </strong>
      );
    }
    return style === 'emphasis' ? <em key={index}>{text}</em> : text;
  });
}
