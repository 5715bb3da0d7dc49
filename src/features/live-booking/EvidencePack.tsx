import { ArrowLeft, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { Logo } from '@/components/art/Logo';
import { Button } from '@/components/ui/Button';
import { HelpLink } from '@/components/ui/HelpLink';
import { ModeTag } from '@/components/ui/ModeTag';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { getBookingMode, getPickupTime, getShownStatus } from '@/domain/booking/bookingView';
import { getStatusLabel } from '@/domain/booking/statusLabels';
import { formatDayTime } from '@/lib/dates';
import { getServerTime } from '@/lib/http/serverClock';
import { getFullName, toTextOrDash } from '@/utils/text';
import { EvidenceChat } from './EvidenceChat';
import { EvidenceProof } from './EvidenceProof';
import { EvidenceSteps } from './EvidenceSteps';
import { LiveGoodsTab } from './LiveGoodsTab';
import { PriceTab } from './PriceTab';
import { getClaimDeadline, getClaimDeadlineLabel } from './claim';
import { withSearchParam } from './liveParams';
import '@/components/ui/paper.css';

/** Printable page with everything that a damage or loss claim needs. */
export function EvidencePack({ booking }: { booking: Booking }) {
  return (
    <div className="mx-auto w-full max-w-[880px] px-8 pt-6 pb-10 print:max-w-none print:p-0">
      <PackToolbar />
      <article
        data-paper
        aria-label={`Evidence pack of ${booking.booking_number}`}
        className="rounded-lg bg-white p-8 shadow-card print:rounded-none print:p-0 print:shadow-none"
      >
        <PackHeader booking={booking} />
        <PackFacts booking={booking} />
        <PackSection title="Addresses and goods">
          <LiveGoodsTab booking={booking} />
        </PackSection>
        <PackSection title="Timeline">
          <EvidenceSteps booking={booking} />
        </PackSection>
        <PackSection title="Proof of delivery">
          <EvidenceProof booking={booking} />
        </PackSection>
        <PackSection title="Price and payment">
          <div className="break-inside-avoid">
            <PriceTab booking={booking} />
          </div>
        </PackSection>
        <PackSection title="Chat with the driver">
          <EvidenceChat booking={booking} />
        </PackSection>
      </article>
    </div>
  );
}

function PackToolbar() {
  const [params] = useSearchParams();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Link
        to={{ search: withSearchParam(params, 'view', null).toString() }}
        className="flex min-h-10 items-center gap-2 rounded-md font-540 text-ink-700 hover:text-ink-900"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        Back to the delivery
      </Link>
      <span className="flex items-center gap-4">
        <HelpLink topic="claim" />
        <Button icon={<Printer size={18} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </span>
    </div>
  );
}

function PackHeader({ booking }: { booking: Booking }) {
  const now = useNow(MINUTE_MS);
  const [generatedAt] = useState(getServerTime);
  const deadline = getClaimDeadline(booking, now);
  return (
    <header className="border-b-2 border-ink-900 pb-5">
      <div className="flex items-start justify-between gap-4">
        <Logo />
        <ModeTag mode={getBookingMode(booking)} />
      </div>
      <h2 className="display tabular mt-4 text-panel break-all">{booking.booking_number}</h2>
      <p className="mt-1 text-ink-700">
        Evidence pack, generated {formatDayTime(generatedAt)}. {getStatusLabel(getShownStatus(booking, now))}.
      </p>
      <p
        role="status"
        className={`tabular mt-3 rounded-md px-3 py-2 font-560 ${deadline && deadline.left === 0 ? 'bg-err-50 text-err-700' : 'bg-warn-50 text-warn-700'}`}
      >
        {getClaimDeadlineLabel(deadline)}
      </p>
    </header>
  );
}

function PackFacts({ booking }: { booking: Booking }) {
  const driver = getCurrentDriver(booking);
  const facts = [
    ['Booked', formatDayTime(booking.date_created)],
    ['Pickup', formatDayTime(getPickupTime(booking))],
    ['Driver', driver ? `${getFullName(driver.user.user_profile)}, ${toTextOrDash(driver.plate_number)}` : '-'],
    ['Vehicle', toTextOrDash(booking.vehicle_type?.name)],
  ];
  return (
    <dl className="tabular grid grid-cols-2 gap-4 border-b border-ink-200 py-4 text-small">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-caption text-ink-600">{name}</dt>
          <dd className="font-560">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PackSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-b border-ink-200 py-5 last:border-b-0 last:pb-0">
      <h3 className="mb-3 break-after-avoid text-h3 font-620">{title}</h3>
      {children}
    </section>
  );
}
