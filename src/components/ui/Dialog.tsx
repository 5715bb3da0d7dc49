import type { ReactNode } from 'react';
import type { Tone } from './Tag';
import { lazyDialog } from './lazyDialog';
import { useHasOpened } from './useHasOpened';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences below the title. */
  text?: ReactNode;
  /** Above the title, across the whole width. */
  lead?: ReactNode;
  icon?: ReactNode;
  iconTone?: Tone;
  /** Between the title and the buttons, across the whole width. */
  children?: ReactNode;
  /** Buttons of equal width; the main one comes last. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** False disables Escape and the backdrop, so that only a button closes the dialog. */
  isDismissable?: boolean;
  /** Renders the title as plain text instead of in the display font. */
  isPlainTitle?: boolean;
};

const DialogFrame = lazyDialog(() => import('./DialogFrame'), 'DialogFrame');

/** A modal dialog. Its frame is larger than most pages, so it loads when the first dialog opens. */
export function Dialog(props: DialogProps) {
  const hasOpened = useHasOpened(props.isOpen);
  return hasOpened && <DialogFrame {...props} />;
}
