import { useState } from 'react';
import type { Booking } from '@/api/wire';
import { getLiveSteps } from '@/domain/booking/liveView';
import { formatDayTime } from '@/lib/dates';
import { getServerTime } from '@/lib/http/serverClock';
import { toTextOrDash } from '@/utils/text';
import { Photo } from './Photo';

/** Proof of delivery of every stop, with the photo and signature in a size that a claim needs. */
export function EvidenceProof({ booking }: { booking: Booking }) {
  const [now] = useState(getServerTime);
  const proofs = getLiveSteps(booking, now).flatMap(({ key, title, proof }) => (proof ? [{ key, title, proof }] : []));
  if (proofs.length === 0) return <p className="text-small text-ink-600">No proof of delivery yet.</p>;
  return (
    <ul aria-label="Proof by stop" className="space-y-5">
      {proofs.map(({ key, title, proof }) => (
        <li key={key} className="break-inside-avoid">
          <p className="font-560">{title}</p>
          <p className="tabular text-small text-ink-700">
            Received by {toTextOrDash(proof.received_by)}, {formatDayTime(proof.at)}, {toTextOrDash(proof.place)}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            {proof.photo && (
              <Photo
                src={proof.photo}
                alt={`${title}: the goods`}
                className="h-44 rounded-md object-contain ring-1 ring-ink-150"
              />
            )}
            {proof.signature && (
              <Photo
                src={proof.signature}
                alt={`Signature of ${toTextOrDash(proof.received_by)}`}
                kind="signature"
                className="h-44 w-64 rounded-md bg-ink-50 object-contain p-3 ring-1 ring-ink-150"
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
