import { FilePen } from 'lucide-react';
import { Dialog } from '../ui/Dialog';
import { DraftChoice } from './DraftChoice';

type ReplaceDraftDialogProps = {
  isOpen: boolean;
  title: string;
  /** Name of the draft in the form. */
  draft: string;
  /** Action that replaces the draft, such as "Pricing 12 Port Road to 8 Mabini Street again". */
  newer: string;
  onReplace: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** Dialog that asks if a new delivery may replace the draft in the form. */
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
