import { FilePen } from 'lucide-react';
import { Dialog } from '../ui/Dialog';
import { DraftChoice } from './DraftChoice';

type ReplaceDraftDialogProps = {
  isOpen: boolean;
  title: string;
  /** What the draft in the form is known by. */
  draft: string;
  /** "Pricing 12 Port Road to 8 Mabini Street again": what takes its place. */
  newer: string;
  onReplace: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** Asks which of two deliveries the form goes on with. */
export function ReplaceDraftDialog({ isOpen, title, draft, newer, ...actions }: ReplaceDraftDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={actions.onClose}
      title={title}
      icon={<FilePen size={20} strokeWidth={1.75} aria-hidden />}
      iconTone="warn"
    >
      <DraftChoice draft={draft} newer={newer} {...actions} />
    </Dialog>
  );
}
