import { Tag, type Tone } from '../ui/Tag';

const TONES = new Map<string, Tone>([
  ['pending', 'warn'],
  ['ongoing', 'brand'],
  ['completed', 'ok'],
  ['cancelled', 'err'],
  ['scheduled', 'harbor'],
  ['finding driver', 'warn'],
  ['driver assigned', 'brand'],
  ['arrived at pickup', 'brand'],
  ['picked up', 'brand'],
  ['in transit', 'brand'],
  ['arrived at drop-off', 'brand'],
  ['delivered', 'ok'],
  ['failed attempt', 'err'],
  ['returned', 'warn'],
  ['paid', 'ok'],
  ['unpaid', 'warn'],
  ['billed', 'harbor'],
  ['charged to credit', 'harbor'],
  ['returned to credit', 'ok'],
  ['credit limit granted', 'ok'],
  ['failed', 'err'],
]);

/** The tone of a status word; one that we do not know is neutral. */
export const statusTone = (status: string): Tone => TONES.get(status.trim().toLowerCase()) ?? 'neutral';

type StatusTagProps = {
  /** As the server says it: the colour goes by it. */
  status: string;
  label?: string;
  className?: string;
};

/** A status in its colour, as the server says it where no label is given. */
export function StatusTag({ status, label = status, className }: StatusTagProps) {
  return (
    <Tag tone={statusTone(status)} className={className}>
      {label}
    </Tag>
  );
}
