import { TicketPercent } from 'lucide-react';

type Props = { code: string; text?: string; onRemove?: () => void };

/** A voucher in use: a green ticket with its two notches. */
export function VoucherTicket({ code, text, onRemove }: Props) {
  const notch = 'absolute top-1/2 size-3.5 -translate-y-1/2 rounded-full bg-white';
  return (
    <div className="relative flex items-center gap-3 overflow-hidden rounded-md bg-ok-50 py-2.5 pr-5 pl-5">
      <span aria-hidden className={`-left-[7px] ${notch}`} />
      <span aria-hidden className={`-right-[7px] ${notch}`} />
      <TicketPercent size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ok-700" />
      <div className="min-w-0 grow">
        <p className="tabular truncate text-small font-620 text-ok-700">{code}</p>
        {text && <p className="text-caption text-ink-700">{text}</p>}
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove voucher ${code}`}
          onClick={onRemove}
          className="min-h-6 shrink-0 rounded-xs px-1 text-small font-560 text-ink-700 hover:text-ink-900 hover:underline"
        >
          Remove
        </button>
      )}
    </div>
  );
}
