import { classNames } from '@/utils/classNames';

const TONES = { brand: 'bg-brand-500', harbor: 'bg-harbor-500', ok: 'bg-ok-500', warn: 'bg-warn-500' } as const;

type ProgressProps = {
  label: string;
  value: number;
  max: number;
  /** Read out instead of the percentage, such as "2 of 3 stops". */
  valueText?: string;
  /** One segment per unit instead of one bar, for example for stops. */
  isSegmented?: boolean;
  tone?: keyof typeof TONES;
  className?: string;
};

/** Progress bar of an amount that is done or used. */
export function Progress({ label, value, max, valueText, isSegmented, tone = 'brand', className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      className={classNames('flex h-1 w-full gap-1 forced-color-adjust-none', className)}
    >
      {isSegmented ? (
        Array.from({ length: max }, (_, index) => (
          <span
            key={index}
            className={classNames('h-full grow rounded-full', index < value ? TONES[tone] : 'bg-ink-150')}
          />
        ))
      ) : (
        <span className="h-full grow overflow-hidden rounded-full bg-ink-150">
          <span className={classNames('block h-full', TONES[tone])} style={{ width: `${String(share * 100)}%` }} />
        </span>
      )}
    </div>
  );
}
