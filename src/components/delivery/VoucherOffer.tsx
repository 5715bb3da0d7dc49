import { TicketPercent } from 'lucide-react';

type VoucherOfferProps = { text: string; code: string; onApply: () => void; className?: string };

/** Best available voucher with an Apply button. */
export function VoucherOffer({ text, code, onApply, className = '' }: VoucherOfferProps) {
  return (
    <div
      className={`flex items-center gap-2.5 rounded-md border border-dashed border-ok-500 bg-ok-50 py-1.5 pr-2 pl-3 ${className}`}
    >
      <TicketPercent size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ok-700" />
      <p className="tabular min-w-0 grow text-small font-560 text-ok-700">{text}</p>
      <button
        type="button"
        aria-label={`Apply ${code}`}
        className="min-h-8 shrink-0 rounded-sm px-2 text-small font-620 text-ink-900 hover:bg-white"
        onClick={onApply}
      >
        Apply
      </button>
    </div>
  );
}
