import { useState, type ReactNode } from 'react';
import type { Tone } from './Tag';
import { later } from './later';

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

const DialogFrame = later(() => import('./DialogFrame').then((module) => module.DialogFrame));

/** Fetches what a dialog is drawn with, so that the first one opens at once. */
export const preloadDialog = DialogFrame.preload;

/** A question over the page. What it is drawn with weighs more than most pages, and comes with its first use. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <DialogFrame {...props} />;
}
