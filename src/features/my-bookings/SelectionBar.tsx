import { Download, Printer, X } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { pluralize } from '@/utils/text';

type SelectionBarProps = {
  count: number;
  /** Reason why the waybills cannot be printed; empty if they can. */
  printProblem: string;
  onExport: () => void;
  onPrint: () => void;
  onClear: () => void;
};

/** Sticky bar with the actions for the selected bookings. */
export function SelectionBar({ count, printProblem, onExport, onPrint, onClear }: SelectionBarProps) {
  return (
    <div
      role="group"
      aria-label="Selected bookings"
      className="on-dark sticky bottom-4 z-10 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2.5 rounded-lg bg-ink-900 py-2.5 pr-2.5 pl-5 text-white shadow-pop"
    >
      <p role="status" className="tabular mr-2 font-560">
        {pluralize(count, 'booking')} selected
        {printProblem && <span className="block text-caption font-normal text-ink-300">{printProblem}</span>}
      </p>
      <Button variant="secondary" size="sm" icon={<Download size={16} aria-hidden />} onClick={onExport}>
        Export CSV
      </Button>
      <Button
        variant="dark"
        size="sm"
        icon={<Printer size={16} aria-hidden />}
        disabled={printProblem !== ''}
        onClick={onPrint}
      >
        Print waybills
      </Button>
      <button
        type="button"
        aria-label="Clear selection"
        onClick={onClear}
        className="grid size-8 place-items-center rounded-sm text-ink-300 hover:bg-ink-800 hover:text-white"
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
