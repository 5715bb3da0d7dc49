import { Button } from '../ui/Button';

type DraftChoiceProps = {
  /** What the draft in the form is known by. */
  draft: string;
  /** "Booking again": what takes its place. */
  newer: string;
  isWorking?: boolean;
  onReplace: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** Two deliveries and one form: which of them it goes on with. */
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
          Go on with my draft
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}
