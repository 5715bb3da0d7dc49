import type { Proof } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { formatDayTime } from '../../lib/dates';
import { orDash } from '../../utils/text';

/** Who took it, when, and what shows it. */
export function ProofDialog({ proof, onClose }: { proof: Proof; onClose: () => void }) {
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
        <dd className="font-560">{orDash(proof.received_by)}</dd>
        <dt className="text-ink-600">At</dt>
        <dd className="tabular font-560">{formatDayTime(proof.at)}</dd>
      </dl>
      {proof.photo && <img src={proof.photo} alt="The goods where they were left" className="mt-4 w-full rounded-md" />}
      {proof.signature && (
        <img
          src={proof.signature}
          alt={`Signature of ${orDash(proof.received_by)}`}
          className="mt-3 h-24 w-full rounded-md bg-ink-50 object-contain p-3"
        />
      )}
    </Dialog>
  );
}
