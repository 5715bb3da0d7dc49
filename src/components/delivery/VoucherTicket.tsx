import { TicketPercent } from 'lucide-react';
import { stopSecondClick } from '../ui/stopSecondClick';

type VoucherTicketProps = {
  code: string;
  text?: string;
  /** False for a code that only the server can check: its ticket is grey. */
  isKnown?: boolean;
  onRemove?: () => void;
};

/** Applied voucher as a ticket, green once its discount is known. */
export function VoucherTicket({ code, text, isKnown = true, onRemove }: VoucherTicketProps) {
  const notch = 'absolute top-1/2 size-3.5 -translate-y-1/2 rounded-full bg-white';
  const tone = isKnown ? 'text-ok-700' : 'text-ink-700';
  return (
    <div
      className={`relative flex items-center gap-3 overflow-hidden rounded-md py-2.5 pr-5 pl-5 ${isKnown ? 'bg-ok-50' : 'bg-ink-100'}`}
    >
      <span aria-hidden className={`-left-[7px] ${notch}`} />
      <span aria-hidden className={`-right-[7px] ${notch}`} />
      <TicketPercent size={20} strokeWidth={1.75} aria-hidden className={`shrink-0 ${tone}`} />
      <div className="min-w-0 grow">
        <p className={`tabular truncate text-small font-620 ${tone}`}>{code}</p>
        {text && <p className="text-caption text-ink-700">{text}</p>}
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove voucher ${code}`}
          onClickCapture={stopSecondClick}
          onClick={onRemove}
          className="min-h-6 shrink-0 rounded-xs px-1 text-small font-560 text-ink-700 hover:text-ink-900 hover:underline"
        >
          Remove
        </button>
      )}
    </div>
  );
}
