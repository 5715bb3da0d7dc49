import { Button } from './Button';
import { Dialog } from './Dialog';

export type LegalTopic = 'Privacy Policy' | 'Terms and Condition';

const TEXTS: Record<LegalTopic, string[]> = {
  'Privacy Policy': [
    'To carry a delivery we need the names, mobile numbers and addresses at both ends, what is carried, and how it is paid. The driver of a booking sees what that booking needs, and no more.',
    'A tracking link shows cities and barangays, never full names, mobile numbers or exact addresses.',
    'Card numbers go from this browser to the card processor and are not kept here. You can delete your account in Settings at any time.',
  ],
  'Terms and Condition': [
    'A booking is made when it is paid for or put on your credit. The total shown at that moment is what you pay; anything added later is shown with its reason first.',
    'Cancelling is free until a driver is assigned. After that the cost is said before you confirm.',
    'Do not send prohibited or dangerous goods, cash or live animals. Report a problem with a delivery within seven days, from the booking itself.',
  ],
};

/** The texts behind the footer and the agreement of sign-up. */
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
        {TEXTS[topic].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Dialog>
  );
}
