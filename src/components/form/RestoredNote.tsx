import { classNames } from '@/utils/classNames';

/** Tells that a form starts with unsaved changes of an earlier visit. */
export const RestoredNote = ({ className }: { className?: string }) => (
  <p className={classNames('text-small text-ink-600', className)}>
    We restored your unsaved changes. Save them, or cancel to discard them.
  </p>
);
