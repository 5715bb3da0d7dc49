import { useState } from 'react';
import type { Booking, Proof } from '../../api/wire';
import { ProofOfDelivery } from '../../components/delivery/ProofOfDelivery';
import { Timeline } from '../../components/delivery/Timeline';
import { formatTime } from '../../lib/dates';
import { appointmentOf } from '../../store/bookingView';
import { ProofDialog } from './ProofDialog';
import { liveSteps } from './liveView';

export function LiveTimeline({ booking }: { booking: Booking }) {
  const [isProofOpen, setIsProofOpen] = useState(false);
  const proof = appointmentOf(booking)?.proof ?? null;
  const steps = liveSteps(booking).map(({ at, isProof, ...step }) => ({
    ...step,
    time: at ? formatTime(at) : undefined,
    extra: isProof && proof ? <ProofPictures proof={proof} onOpen={() => setIsProofOpen(true)} /> : undefined,
  }));
  return (
    <section aria-label="Progress" className="px-6 py-5">
      <Timeline steps={steps} />
      {isProofOpen && proof && <ProofDialog proof={proof} onClose={() => setIsProofOpen(false)} />}
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
