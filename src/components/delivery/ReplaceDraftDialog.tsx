import { FilePen } from 'lucide-react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

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

/** Two deliveries and one form: which of them it goes on with. */
export function ReplaceDraftDialog({ isOpen, title, draft, newer, ...actions }: ReplaceDraftDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={actions.onClose}
      title={title}
      icon={<FilePen size={20} strokeWidth={1.75} aria-hidden />}
      iconTone="warn"
    >
      <p className="text-small">
        <strong className="font-620">You have another delivery in the form:</strong> {draft}. {newer} replaces it.
      </p>
      <div className="mt-4 grid gap-2">
        <Button onClick={actions.onReplace}>Replace my draft</Button>
        <Button variant="secondary" onClick={actions.onKeep}>
          Go on with my draft
        </Button>
        <Button variant="secondary" onClick={actions.onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
