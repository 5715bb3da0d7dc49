import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { IconTile } from '@/components/ui/IconTile';
import type { Tone } from '@/components/ui/Tag';
import { TOAST_WIDTH_PX } from '@/config/constants';
import type { Toast } from '@/store/toasts';
import { classNames } from '@/utils/classNames';

const STYLES: Record<Toast['type'], { Icon: typeof Info; tone: Tone; bar: string }> = {
  success: { Icon: CircleCheck, tone: 'ok', bar: 'bg-ok-500' },
  error: { Icon: CircleAlert, tone: 'err', bar: 'bg-err-500' },
  warn: { Icon: TriangleAlert, tone: 'warn', bar: 'bg-warn-500' },
  info: { Icon: Info, tone: 'harbor', bar: 'bg-harbor-500' },
};

type ToastCardProps = {
  type: Toast['type'];
  title: string;
  text?: string;
  onClose: () => void;
  /** Duration of the time bar in ms; without it there is no bar. */
  lifeMs?: number;
};

/** One toast. The app shell owns its region, lifetime and animations. */
export function ToastCard({ type, title, text, onClose, lifeMs }: ToastCardProps) {
  const { Icon, tone, bar } = STYLES[type];
  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      className="relative flex max-w-full items-center gap-3 overflow-hidden rounded-md bg-white py-3.5 pr-9 pl-3.5 shadow-pop"
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
        // keeps the focus in an open dialog: it would be lost when the toast closes
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
