import type { StopRowProblem } from './checkStops';

const HEADS = ['Row', 'Column', 'Problem'];

/** Problems of a list of stops. Narrower than the app's tables, to fit a dialog. */
export function RowProblems({ rows }: { rows: readonly StopRowProblem[] }) {
  return (
    // focusable, so that the keyboard can scroll it
    <div
      role="region"
      aria-label="What to change in the list"
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-md ring-1 ring-ink-150"
    >
      <table className="w-full border-collapse text-left text-small">
        <caption className="sr-only">What to change in the list</caption>
        <thead className="sticky top-0 bg-ink-50 text-caption text-ink-500">
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" className="px-2.5 py-2 font-540 first:pl-3.5 last:pr-3.5">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`} className="border-t border-ink-150 align-top">
              <td className="tabular px-2.5 py-2 pl-3.5">{line}</td>
              <td className="px-2.5 py-2">{column}</td>
              <td className="px-2.5 py-2 pr-3.5 wrap-anywhere text-err-700">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
