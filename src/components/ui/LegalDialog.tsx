import { Button } from './Button';
import { Dialog } from './Dialog';
import { Tag } from './Tag';

export type LegalTopic = 'Privacy Policy' | 'Terms and Condition';

/** Subjects of the final text, which the company has not written yet. */
const SUBJECTS: Record<LegalTopic, string> = {
  'Privacy Policy': 'which personal data is collected, why, who can see it, how long it is kept, and how to delete it',
  'Terms and Condition': 'booking, prices and payment, cancellation, prohibited goods, claims and liability',
};

/** Placeholder for a legal text (spec section 2), opened from the footer and the sign-up form. */
export function LegalDialog({ topic, onClose }: { topic: LegalTopic; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={topic}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="space-y-3 text-body text-ink-700">
        <Tag tone="warn">Placeholder text</Tag>
        <p>The company's {topic} will appear here. This placeholder isn't binding.</p>
        <p>The final text will cover {SUBJECTS[topic]}.</p>
      </div>
    </Dialog>
  );
}
