import type { ReactNode } from 'react';
import { classNames } from '@/utils/classNames';
import { PAGE_TITLE_ID } from './PageTitle';

type StateMessageProps = {
  art: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
  /** 1 when the message is the whole page. */
  headingLevel?: 1 | 2;
  className?: string;
};

/** Frame of the empty and error states: picture, heading, sentence and action. */
export function StateMessage({ art, title, text, action, role, headingLevel = 2, className }: StateMessageProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role={role} className={classNames('flex flex-col items-center px-6 py-10 text-center', className)}>
      {art}
      <Heading id={headingLevel === 1 ? PAGE_TITLE_ID : undefined} className="display mt-5 text-[18px]/7">
        {title}
      </Heading>
      {text && <p className="mt-1 max-w-md text-ink-600">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
