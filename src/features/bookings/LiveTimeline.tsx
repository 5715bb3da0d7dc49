import { useState } from 'react';
import type { Booking, Proof } from '../../api/wire';
import { ProofOfDelivery } from '../../components/delivery/ProofOfDelivery';
import { Timeline } from '../../components/delivery/Timeline';
import { formatTime } from '../../lib/dates';
import { liveSteps } from '../../store/liveView';
import { ProofDialog } from './ProofDialog';

export function LiveTimeline({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<Proof | null>(null);
  const steps = liveSteps(booking).map(({ at, proof, ...step }) => ({
    ...step,
    time: at ? formatTime(at) : undefined,
    extra: proof ? <ProofPictures proof={proof} onOpen={() => setOpen(proof)} /> : undefined,
  }));
  return (
    <section aria-label="Progress" className="px-6 py-5">
      <Timeline steps={steps} />
      {open && <ProofDialog proof={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function ProofPictures({ proof, onOpen }: { proof: Proof; onOpen: () => void }) {
  return (
    <ProofOfDelivery
      photos={proof.photo ? [proof.photo] : []}
      signature={proof.signature}
      receivedBy={proof.received_by}
      onOpen={onOpen}
    />
  );
}
