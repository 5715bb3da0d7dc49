import type { ShownStatus } from '@/config/statuses';
import { classNames } from '@/utils/classNames';
import { Tag, type Tone } from '../ui/Tag';

/** Tones of a delivery, with the status in lower case: servers differ in its capitals. */
const DELIVERY_TONES: Record<Lowercase<ShownStatus>, Tone> = {
  pending: 'warn',
  ongoing: 'brand',
  completed: 'ok',
  cancelled: 'err',
  scheduled: 'harbor',
  'finding driver': 'warn',
  'driver assigned': 'brand',
  'arrived at pickup': 'brand',
  'picked up': 'brand',
  'in transit': 'brand',
  'arrived at drop-off': 'brand',
  delivered: 'ok',
  'failed attempt': 'err',
  returned: 'warn',
};

/** Tones of payments, transactions and their labels. */
const MONEY_TONES: Record<string, Tone> = {
  paid: 'ok',
  unpaid: 'warn',
  billed: 'harbor',
  'charged to credit': 'harbor',
  'returned to credit': 'ok',
  'credit limit granted': 'ok',
  failed: 'err',
};

const TONES = new Map(Object.entries({ ...DELIVERY_TONES, ...MONEY_TONES }));

/** Returns the tone of a status; an unknown status is neutral. */
export const getStatusTone = (status: string): Tone => TONES.get(status.trim().toLowerCase()) ?? 'neutral';

type StatusTagProps = {
  /** Status from the server, which decides the colour. */
  status: string;
  label?: string;
  className?: string;
};

/** Coloured tag of a status; without a label it shows the status itself. */
export function StatusTag({ status, label = status, className }: StatusTagProps) {
  return (
    <Tag tone={getStatusTone(status)} className={classNames('max-w-full print:max-w-none', className)}>
      <span className="min-w-0 whitespace-normal">{label}</span>
    </Tag>
  );
}
