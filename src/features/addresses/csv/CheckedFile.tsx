import { Button } from '@/components/ui/Button';
import { Table, TableCell, TableHeadCell, TableRow } from '@/components/ui/Table';
import { plural } from '@/utils/text';
import { rowsToSend, type CheckedRow } from './checkRows';

type CheckedFileProps = {
  fileName: string;
  rows: readonly CheckedRow[];
  onSend: () => void;
  onOther: () => void;
};

const addresses = (count: number) => plural(count, 'address', 'addresses');

/** "1 already saved and 2 twice in the file"; empty where all of them are new. */
function skippedWords(rows: readonly CheckedRow[]): string {
  const count = (why: CheckedRow['known']) => rows.filter(({ known }) => known === why).length;
  const parts = [
    { many: count('saved'), words: 'already saved' },
    { many: count('twice'), words: 'twice in the file' },
  ];
  return parts.flatMap(({ many, words }) => (many > 0 ? `${many} ${words}` : [])).join(' and ');
}

/** What a file has: a table of what to change, or the way to send it. */
export function CheckedFile({ fileName, rows, onSend, onOther }: CheckedFileProps) {
  const problems = rows.flatMap(({ number, words, problems: own, known }) =>
    known ? [] : own.map((problem) => ({ number, label: words.label, ...problem })),
  );
  const wrongRows = new Set(problems.map(({ number }) => number)).size;
  const ready = rowsToSend(rows).length;
  const skipped = skippedWords(rows);

  if (problems.length === 0 && ready === 0) {
    return (
      <>
        <p role="status">
          {fileName} has no new addresses: {skipped}.
        </p>
        <Button variant="secondary" className="mt-4" onClick={onOther}>
          Choose another file
        </Button>
      </>
    );
  }
  if (problems.length === 0) {
    return (
      <>
        <p role="status">
          {fileName}: {addresses(ready)} ready.{skipped && ` ${skipped} will be skipped.`}
        </p>
        <div className="mt-4 flex gap-2.5">
          <Button onClick={onSend}>Import {addresses(ready)}</Button>
          <Button variant="secondary" onClick={onOther}>
            Choose another file
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p role="alert" className="font-560 text-err-700">
        {plural(wrongRows, 'row')} of {fileName} {wrongRows === 1 ? 'needs' : 'need'} a change. Nothing was imported:
        change the file, then choose it again.
      </p>
      <div className="mt-4 overflow-hidden rounded-md ring-1 ring-ink-150">
        <Table
          caption="What to change in the file"
          head={
            <>
              <TableHeadCell>Row</TableHeadCell>
              <TableHeadCell>Label</TableHeadCell>
              <TableHeadCell>Column</TableHeadCell>
              <TableHeadCell>What to change</TableHeadCell>
            </>
          }
        >
          {problems.map(({ number, label, column, message }) => (
            <TableRow key={`${number} ${column}`}>
              <TableCell className="tabular">{number}</TableCell>
              <TableCell className="max-w-48 break-words">{label || '-'}</TableCell>
              <TableCell>{column}</TableCell>
              <TableCell className="text-err-700">{message}</TableCell>
            </TableRow>
          ))}
        </Table>
      </div>
      <Button variant="secondary" className="mt-4" onClick={onOther}>
        Choose the file again
      </Button>
    </>
  );
}
