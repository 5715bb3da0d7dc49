import { Clock, TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Voucher } from '@/api/wire';
import { VehicleDrawing } from '@/components/art/VehicleDrawing';
import { ModeTag } from '@/components/ui/ModeTag';
import { classNames } from '@/utils/classNames';
import { CodeBox } from './CodeBox';
import { getVoucherEndLabel, getVoucherValue } from './voucherView';

const STUBS = {
  exclusive: { ground: 'bg-brand-500 text-ink-900', drawing: 'sixw-dark' },
  shared: { ground: 'bg-harbor-600 text-white', drawing: 'shared' },
  any: { ground: 'bg-ink-900 text-white', drawing: 'van' },
} as const;

type VoucherCardProps = {
  voucher: Voucher;
  now: number;
  /** Button on the right; none for a used or expired voucher. */
  action?: ReactNode;
};

/** Voucher as a ticket: the discount on its stub, then its conditions and end date. */
export function VoucherCard({ voucher, now, action }: VoucherCardProps) {
  const { ground, drawing } = STUBS[voucher.booking_type ?? 'any'];
  const face = getVoucherValue(voucher);
  const end = getVoucherEndLabel(voucher, now);
  return (
    <li className="flex min-h-[156px] rounded-lg bg-white shadow-card">
      <div
        className={classNames(
          'relative flex w-[168px] shrink-0 flex-col justify-between overflow-hidden rounded-l-lg p-4',
          action ? ground : 'bg-ink-150 text-ink-700',
        )}
      >
        <p>
          <span className="amount block text-total font-690">{face.value}</span>
          <span className="block text-small">{face.text}</span>
        </p>
        {action ? (
          <VehicleDrawing drawing={drawing} width={100} />
        ) : (
          <TicketPercent size={28} strokeWidth={1.75} aria-hidden className="text-ink-500" />
        )}
        <Notches />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4 pl-5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 text-body font-620 wrap-anywhere">{voucher.title}</h3>
          {voucher.booking_type && <ModeTag mode={voucher.booking_type} />}
        </div>
        <p className="mt-0.5 text-small wrap-anywhere text-ink-600">{voucher.description}</p>
        <p
          className={classNames(
            'tabular mt-1.5 flex items-center gap-1.5 text-small',
            end.isSoon ? 'font-560 text-warn-700' : 'text-ink-600',
          )}
        >
          <Clock size={16} strokeWidth={1.75} aria-hidden />
          {end.text}
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 pt-3">
          <CodeBox code={voucher.code} />
          {action}
        </div>
      </div>
    </li>
  );
}

function Notches() {
  const classes = 'absolute -right-2.5 size-5 rounded-full bg-ink-50';
  return (
    <>
      <span aria-hidden className={`${classes} -top-2.5`} />
      <span aria-hidden className={`${classes} -bottom-2.5`} />
    </>
  );
}
