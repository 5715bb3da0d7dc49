import { Button } from '../ui/Button';

type DraftChoiceProps = {
  /** Name of the draft in the form. */
  draft: string;
  /** Action that replaces the draft, such as "Booking again". */
  newer: string;
  isWorking?: boolean;
  onReplace: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** Asks if a new delivery may replace the draft in the form. */
export function DraftChoice({ draft, newer, isWorking, onReplace, onKeep, onClose }: DraftChoiceProps) {
  return (
    <>
      <p className="text-small">
        <strong className="font-620">You have another delivery in the form:</strong> {draft}. {newer} replaces it.
      </p>
      <div className="mt-3 grid gap-2">
        <Button onClick={onReplace} isWorking={isWorking}>
          Replace my draft
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          Keep my draft
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}
