import { CalendarClock, Hourglass, MessageCircle, Phone, TriangleAlert } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { HelpLink } from '@/components/ui/HelpLink';
import { buttonClasses } from '@/components/ui/buttonClasses';
import { useNow } from '@/components/ui/useNow';
import { driverOf } from '@/domain/booking/appointment';
import { nextBestAction, nextDropoff } from './nextAction';
import { getStalledDelivery, getStalledLabel } from './stalledDelivery';
import { telLink } from './telLink';

const CLOCK_MS = 30_000;
const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

type QuietNoticeProps = {
  booking: Booking;
  onChat: () => void;
  onReschedule: () => void;
  onReport: () => void;
};

/** A silence that is longer than usual, or a status that asks for something, with the one thing that helps most. */
export function StalledNotice({ booking, onChat, onReschedule, onReport }: QuietNoticeProps) {
  const now = useNow(CLOCK_MS);
  const quiet = getStalledDelivery(booking, now);
  const { kind, words, topic } = nextBestAction(booking, quiet);
  if (kind === 'wait') return null;
  const press = {
    chat: { label: 'Chat with driver', icon: <MessageCircle {...icon} />, onPress: onChat },
    reschedule: { label: 'Choose another time', icon: <CalendarClock {...icon} />, onPress: onReschedule },
    report: { label: 'Report a problem', icon: <TriangleAlert {...icon} />, onPress: onReport },
  };
  const call = {
    call: { label: 'Call the driver', mobile: driverOf(booking)?.mobile },
    recipient: { label: 'Call the recipient', mobile: nextDropoff(booking)?.contact_mobile },
  };
  return (
    <section aria-label="What to do now" className="border-b border-warn-500/40 bg-warn-50 px-6 py-4 text-small">
      {quiet && (
        <p role="status" className="tabular flex items-center gap-2 font-620 text-warn-700">
          <Hourglass {...icon} />
          {getStalledLabel(quiet)}
        </p>
      )}
      <p className={quiet ? 'mt-1' : ''}>{words}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {(kind === 'chat' || kind === 'reschedule' || kind === 'report') && (
          <Button size="sm" variant="secondary" icon={press[kind].icon} onClick={press[kind].onPress}>
            {press[kind].label}
          </Button>
        )}
        {(kind === 'call' || kind === 'recipient') && (
          <a href={telLink(call[kind].mobile ?? '')} className={buttonClasses('secondary', 'sm')}>
            <Phone {...icon} />
            {call[kind].label}
          </a>
        )}
        <HelpLink topic={topic} />
      </div>
    </section>
  );
}
