import type { Proof } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { HelpLink } from '@/components/ui/HelpLink';
import { formatDayTime } from '@/lib/dates';
import { toTextOrDash } from '@/utils/text';
import { Photo } from './Photo';

type ProofDialogProps = { proof: Proof & { place: string }; onClose: () => void };

/** Recipient, time, place, photo and signature of one proof of delivery. */
export function ProofDialog({ proof, onClose }: ProofDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Proof of delivery"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        <dt className="text-ink-600">Received by</dt>
        <dd className="font-560">{toTextOrDash(proof.received_by)}</dd>
        <dt className="text-ink-600">Time</dt>
        <dd className="tabular font-560">{formatDayTime(proof.at)}</dd>
        <dt className="text-ink-600">Place</dt>
        <dd className="font-560">{toTextOrDash(proof.place)}</dd>
      </dl>
      {proof.photo && (
        <Photo
          src={proof.photo}
          alt="Delivered goods"
          className="mt-4 max-h-[45dvh] w-full rounded-md bg-ink-50 object-contain"
        />
      )}
      {proof.signature && (
        <Photo
          src={proof.signature}
          alt={`Signature of ${toTextOrDash(proof.received_by)}`}
          kind="signature"
          className="mt-3 h-24 w-full rounded-md bg-ink-50 object-contain p-3"
        />
      )}
      {!proof.photo && !proof.signature && (
        <p className="mt-3 text-small text-ink-600">No photo or signature was taken at this stop.</p>
      )}
      <HelpLink topic="delivered" className="mt-3" />
    </Dialog>
  );
}
