import { useState } from 'react';
import type { Booking } from '@/api/wire';
import { Timeline } from '@/components/delivery/Timeline';
import { HelpLink } from '@/components/ui/HelpLink';
import { lazyDialog } from '@/components/ui/lazyDialog';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { getDeliveryStatus } from '@/domain/booking/bookingView';
import { getLiveSteps, isDeliveryOver, type LiveStep } from '@/domain/booking/liveView';
import { formatStepTime } from '@/lib/dates';
import { ProofOfDelivery } from './ProofOfDelivery';
import { getNextBestAction } from './nextAction';
import { getStalledDelivery } from './stalledDelivery';
import { getHelpTopic } from './statusHelp';

const ProofDialog = lazyDialog(() => import('./ProofDialog'), 'ProofDialog');

export function LiveTimeline({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<LiveStep['proof']>();
  const now = useNow(MINUTE_MS);
  const isOver = isDeliveryOver(booking);
  const hasNotice = getNextBestAction(booking, getStalledDelivery(booking, now)).kind !== 'wait';
  const steps = getLiveSteps(booking, now).map(({ at, proof, ...step }, index, all) => ({
    ...step,
    time: formatStepTime(at, booking.date_created),
    extra: proof && (
      <ProofOfDelivery
        photos={proof.photo ? [proof.photo] : []}
        signature={proof.signature}
        receivedBy={proof.received_by}
        isLarge={isOver && index === all.length - 1}
        onOpen={() => setOpen(proof)}
      />
    ),
  }));
  return (
    <>
      <Timeline steps={steps} isFolding />
      {/* the notice above links an article itself */}
      {!hasNotice && <HelpLink topic={getHelpTopic(getDeliveryStatus(booking))} className="mt-4" />}
      {open && <ProofDialog proof={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
