import { CsvTile } from '@/components/form/CsvTile';
import { Button } from '@/components/ui/Button';
import { Table, TableCell, TableHeadCell, TableRow } from '@/components/ui/Table';
import { pluralize, toSentenceList } from '@/utils/text';
import { getRowsToSend, type CheckedRow } from './checkRows';

type CheckedFileProps = {
  fileName: string;
  rows: readonly CheckedRow[];
  onSend: () => void;
  onPick: (file: File) => void;
};

const formatAddressCount = (count: number) => pluralize(count, 'address', 'addresses');

/** "1 already saved and 2 duplicates"; empty when all addresses are new. */
function getSkippedLabel(rows: readonly CheckedRow[]): string {
  const count = (reason: CheckedRow['skip']) => rows.filter(({ skip }) => skip === reason).length;
  const [saved, duplicates] = [count('saved'), count('duplicate')];
  return toSentenceList([
    ...(saved > 0 ? [`${saved} already saved`] : []),
    ...(duplicates > 0 ? [pluralize(duplicates, 'duplicate')] : []),
  ]);
}

/** Result of checking a file: its problems, or the button that imports it. Another file can be chosen. */
export function CheckedFile({ fileName, rows, onSend, onPick }: CheckedFileProps) {
  if (rows.some(({ problems, skip }) => !skip && problems.length > 0)) {
    return <FileProblems fileName={fileName} rows={rows} onPick={onPick} />;
  }
  const ready = getRowsToSend(rows).length;
  const skipped = getSkippedLabel(rows);
  return (
    <>
      <p role="status">
        {ready === 0
          ? `${fileName} has no new addresses: ${skipped}.`
          : `${fileName}: ${formatAddressCount(ready)} ready.${skipped && ` ${skipped} will be skipped.`}`}
      </p>
      <div className="mt-4 flex gap-2.5">
        {ready > 0 && <Button onClick={onSend}>Import {formatAddressCount(ready)}</Button>}
        <CsvTile text="Choose another file" onPick={onPick} describedBy="import-rule" className="h-10" />
      </div>
    </>
  );
}

/** Table of the cells to fix before the file can be imported. */
function FileProblems({ fileName, rows, onPick }: Omit<CheckedFileProps, 'onSend'>) {
  const problems = rows.flatMap(({ number, values, problems: found, skip }) =>
    skip ? [] : found.map((problem) => ({ number, label: values.label, ...problem })),
  );
  const wrongRows = new Set(problems.map(({ number }) => number)).size;
  return (
    <>
      <p role="alert" className="font-560 text-err-700">
        {pluralize(wrongRows, 'row')} of {fileName} {wrongRows === 1 ? 'needs' : 'need'} a change. Nothing was imported.
        Fix the file, then choose it again.
      </p>
      {/* above the table, which may be long */}
      <CsvTile text="Choose the file again" onPick={onPick} describedBy="import-rule" className="mt-4 h-14" />
      <div className="mt-4 overflow-hidden rounded-md ring-1 ring-ink-150">
        <Table
          caption="Problems in the file"
          head={
            <>
              <TableHeadCell>Row</TableHeadCell>
              <TableHeadCell>Label</TableHeadCell>
              <TableHeadCell>Column</TableHeadCell>
              <TableHeadCell>Problem</TableHeadCell>
            </>
          }
        >
          {problems.map(({ number, label, column, message }) => (
            <TableRow key={`${number} ${column}`}>
              <TableCell className="tabular">{number}</TableCell>
              <TableCell className="max-w-48">{label || '-'}</TableCell>
              <TableCell>{column}</TableCell>
              <TableCell className="text-err-700">{message}</TableCell>
            </TableRow>
          ))}
        </Table>
      </div>
    </>
  );
}
