import { CalendarClock, Hourglass, MessageCircle, Phone, TriangleAlert } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { HelpLink } from '@/components/ui/HelpLink';
import { buttonClasses } from '@/components/ui/buttonClasses';
import { useNow } from '@/components/ui/useNow';
import { getCurrentDriver } from '@/domain/booking/appointment';
import type { LiveAction } from './allowedActions';
import { findNextDropoff, getNextBestAction } from './nextAction';
import { getStalledDelivery, getStalledLabel } from './stalledDelivery';
import { getTelLink } from './telLink';

const CLOCK_MS = 30_000;
const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

const BUTTONS = {
  chat: { label: 'Chat with driver', icon: <MessageCircle {...icon} /> },
  reschedule: { label: 'Choose another time', icon: <CalendarClock {...icon} /> },
  report: { label: 'Report a problem', icon: <TriangleAlert {...icon} /> },
};

type StalledNoticeProps = { booking: Booking; onAction: (action: LiveAction) => void };

/** Warning about a stalled or failed delivery, with the most helpful action. */
export function StalledNotice({ booking, onAction }: StalledNoticeProps) {
  const now = useNow(CLOCK_MS);
  const stalled = getStalledDelivery(booking, now);
  const { kind, message, topic } = getNextBestAction(booking, stalled);
  if (kind === 'wait') return null;
  const call = {
    call: { label: 'Call the driver', mobile: getCurrentDriver(booking)?.mobile },
    recipient: { label: 'Call the recipient', mobile: findNextDropoff(booking)?.contact_mobile },
  };
  return (
    <section aria-label="What to do now" className="border-b border-warn-500/40 bg-warn-50 px-6 py-4 text-small">
      {stalled && (
        <p role="status" className="tabular flex items-center gap-2 font-620 text-warn-700">
          <Hourglass {...icon} />
          {getStalledLabel(stalled)}
        </p>
      )}
      <p className={stalled ? 'mt-1' : ''}>{message}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {(kind === 'chat' || kind === 'reschedule' || kind === 'report') && (
          <Button size="sm" variant="secondary" icon={BUTTONS[kind].icon} onClick={() => onAction(kind)}>
            {BUTTONS[kind].label}
          </Button>
        )}
        {(kind === 'call' || kind === 'recipient') && (
          <a href={getTelLink(call[kind].mobile ?? '')} className={buttonClasses('secondary', 'sm')}>
            <Phone {...icon} />
            {call[kind].label}
          </a>
        )}
        <HelpLink topic={topic} />
      </div>
    </section>
  );
}
