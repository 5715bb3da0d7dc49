import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import type { Tone } from './Tag';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences under the title, at the right of the icon. */
  text?: ReactNode;
  /** Above the title, across the whole width. */
  lead?: ReactNode;
  icon?: ReactNode;
  iconTone?: Tone;
  /** Between the title and the buttons, across the whole width. */
  children?: ReactNode;
  /** The buttons, in equal widths; the main one last. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** False where only a button of the dialog may end it: Escape and the backdrop then do nothing. */
  isDismissable?: boolean;
  /** The sentence that asks is itself the title: plain text instead of the display face. */
  isPlainTitle?: boolean;
};

const DialogFrame = lazy(() => import('./DialogFrame').then((module) => ({ default: module.DialogFrame })));

/** A modal dialog. Its frame is larger than most pages, so it loads with the first dialog. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  // deferred: React would hold back a fallback's replacement for 300 ms
  const isMounted = useDeferredValue(wasOpen, false);
  return <Suspense fallback={null}>{isMounted && <DialogFrame {...props} />}</Suspense>;
}
