import { Tag, type Tone } from '../ui/Tag';

const TONES = new Map<string, Tone>([
  ['pending', 'warn'],
  ['ongoing', 'brand'],
  ['completed', 'ok'],
  ['cancelled', 'err'],
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

/** A status as the server says it. */
export function StatusTag({ status, className }: { status: string; className?: string }) {
  return (
    <Tag tone={statusTone(status)} className={className}>
      {status}
    </Tag>
  );
}
