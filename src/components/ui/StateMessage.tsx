import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';

type StateMessageProps = {
  art: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
  className?: string;
};

/** Picture, heading, one sentence, one action: the frame of the empty and error states. */
export function StateMessage({ art, title, text, action, role, className }: StateMessageProps) {
  return (
    <div role={role} className={classNames('flex flex-col items-center px-6 py-10 text-center', className)}>
      {art}
      <p className="display mt-5 text-[18px]/7">{title}</p>
      {text && <p className="mt-1 max-w-md text-ink-600">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
