import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { TOAST_WIDTH_PX } from '@/config/constants';
import { classNames } from '@/utils/classNames';
import { IconTile } from './IconTile';
import type { Tone } from './Tag';

export type ToastType = 'warn' | 'error' | 'success' | 'info';

type Look = { Icon: typeof Info; tone: Tone; bar: string };

const LOOKS: Record<ToastType, Look> = {
  success: { Icon: CircleCheck, tone: 'ok', bar: 'bg-ok-500' },
  error: { Icon: CircleAlert, tone: 'err', bar: 'bg-err-500' },
  warn: { Icon: TriangleAlert, tone: 'warn', bar: 'bg-warn-500' },
  info: { Icon: Info, tone: 'harbor', bar: 'bg-harbor-500' },
};

type ToastCardProps = {
  type: ToastType;
  title: string;
  text?: string;
  onClose: () => void;
  /** How long the time bar takes to empty, in ms; without it there is none. */
  lifeMs?: number;
  className?: string;
};

/** One toast. Its region, its life and its movements belong to the shell. */
export function ToastCard({ type, title, text, onClose, lifeMs, className }: ToastCardProps) {
  const { Icon, tone, bar } = LOOKS[type];
  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      className={classNames(
        'relative flex max-w-full items-center gap-3 overflow-hidden rounded-md bg-white py-3.5 pr-9 pl-3.5 shadow-pop',
        className,
      )}
      style={{ width: TOAST_WIDTH_PX }}
    >
      <IconTile tone={tone} isRound>
        <Icon strokeWidth={1.75} />
      </IconTile>
      <div className="min-w-0 py-0.5 wrap-anywhere">
        <p className="font-semibold text-ink-900">{title}</p>
        {text && <p className="text-small text-ink-600">{text}</p>}
      </div>
      <button
        type="button"
        aria-label="Close"
        className="absolute top-2 right-2 grid size-7 place-items-center rounded-sm text-ink-600 hover:bg-ink-100"
        // Taking the focus from a dialog and then vanishing would leave it nowhere.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={onClose}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {lifeMs !== undefined && (
        <span
          aria-hidden
          className={classNames('time-bar absolute inset-x-0 bottom-0 h-[3px]', bar)}
          style={{ animationDuration: `${String(lifeMs)}ms` }}
        />
      )}
    </div>
  );
}
