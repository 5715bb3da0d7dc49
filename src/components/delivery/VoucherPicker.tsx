import { TicketPercent } from 'lucide-react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

type PickerRow = { code: string; title: string; text: string; isUsable: boolean };

export type VoucherPickerProps = {
  rows: readonly PickerRow[];
  /** The code in use, if any. */
  applied: string;
  onApply: (code: string) => void;
  onClose: () => void;
};

/** All vouchers, each with its discount or the reason why it is not usable. */
export function VoucherPicker({ rows, applied, onApply, onClose }: VoucherPickerProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Vouchers"
      text="One voucher per booking. We check it when you book."
      icon={<TicketPercent strokeWidth={1.75} />}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="-mx-1 max-h-[46dvh] divide-y divide-ink-150 overflow-y-auto px-1">
        {rows.map(({ code, title, text, isUsable }) => (
          <li key={code} className="flex min-h-[58px] items-center gap-3 py-2">
            <div className="min-w-0 grow">
              <p className={`tabular font-560 ${isUsable ? '' : 'text-ink-600'}`}>{code}</p>
              <p className="text-caption text-ink-600">{title}</p>
              <p className={`tabular text-caption ${isUsable ? 'font-560 text-ok-700' : 'text-warn-700'}`}>{text}</p>
            </div>
            {isUsable &&
              (code === applied ? (
                <span className="text-small font-560 text-ink-600">In use</span>
              ) : (
                <Button variant="quiet" size="sm" aria-label={`Apply ${code}`} onClick={() => onApply(code)}>
                  Apply
                </Button>
              ))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
