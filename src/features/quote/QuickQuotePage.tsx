import { ArrowRight, Calculator } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyArt } from '@/components/art/EmptyArt';
import { ReplaceDraftDialog } from '@/components/delivery/ReplaceDraftDialog';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ModeTag } from '@/components/ui/ModeTag';
import { Page } from '@/components/ui/Page';
import { PATHS } from '@/config/paths';
import type { QuickQuote } from '@/domain/booking/bookingParts';
import { isSameDraft } from '@/domain/draft/draft';
import { getStopTitle } from '@/domain/draft/stopFrom';
import { getDraftLabel, hasTypedInput } from '@/domain/draft/typedDraft';
import { formatDayTime } from '@/lib/dates';
import { draftSaved, selectDraft, selectQuickQuotes } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAccountKey, selectIsSignedIn } from '@/store/user';
import { formatPeso } from '@/utils/money';
import { formatKm } from '@/utils/text';
import { RouteCell } from './RouteCell';

/** Introduction to quick quotation, with the quotes made in this browser. */
function QuickQuotePage() {
  const quotes = useAppSelector(selectQuickQuotes);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    // adds up to the side margins of a visitor's pages, 80px
    <div className={isSignedIn ? '' : 'px-12'}>
      <Page
        title="Quick Quotation"
        text="Get a price in a minute: enter the route and goods, then compare Special and Joint. No account needed."
        actions={quotes.length > 0 && <QuoteLink icon={<Calculator size={18} strokeWidth={1.75} aria-hidden />} />}
      >
        <RecentQuotes quotes={quotes} />
      </Page>
    </div>
  );
}

function QuoteLink({ icon }: { icon?: ReactNode }) {
  return (
    <ButtonLink to={PATHS.quickQuoteBooking} variant="primary" icon={icon}>
      Get a Quote
    </ButtonLink>
  );
}

function RecentQuotes({ quotes }: { quotes: QuickQuote[] }) {
  return (
    <Card as="section" padding="none" aria-labelledby="quotes" className="flex min-h-[calc(100dvh-310px)] flex-col">
      <h2 id="quotes" className="px-5 pt-4 pb-2 text-h3 font-620">
        Your recent quotes
      </h2>
      {quotes.length === 0 ? (
        <EmptyState
          art={<EmptyArt />}
          title="No quotes yet"
          text="Your quotes are saved here, on this device only."
          action={<QuoteLink />}
          className="my-auto"
        />
      ) : (
        <ul>
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Joins vehicle, distance and time. A distance that the server omits is NaN, and 0 after a reload. */
const getQuoteLine = ({ vehicleName, distanceKm, quotedAt }: QuickQuote) =>
  [vehicleName, distanceKm > 0 && formatKm(distanceKm), `quoted ${formatDayTime(quotedAt)}`].filter(Boolean).join(', ');

function QuoteRow({ quote }: { quote: QuickQuote }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const account = useAppSelector(selectAccountKey);
  const currentDraft = useAppSelector(selectDraft(account));
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const draft = { ...quote.draft, mode: quote.mode };
  const { stops } = draft;
  const last = stops.at(-1);

  const openForm = () => void navigate(PATHS.quickQuoteBooking);
  const replace = () => {
    dispatch(draftSaved({ account, draft }));
    openForm();
  };
  const shouldConfirmReplace = hasTypedInput(currentDraft) && !isSameDraft(currentDraft, draft);

  return (
    <li className="flex items-center gap-4 border-t border-ink-150 px-5 py-3.5">
      <ModeTag mode={quote.mode} />
      <div className="min-w-0 flex-1">
        <RouteCell
          from={stops[0] ? getStopTitle(stops[0]) : '-'}
          to={last ? getStopTitle(last) : '-'}
          stopCount={Math.max(0, stops.length - 2)}
        />
        <p className="tabular mt-0.5 text-caption text-ink-600">{getQuoteLine(quote)}</p>
      </div>
      <span className="amount text-h3">{formatPeso(quote.total)}</span>
      <Button
        variant="secondary"
        size="sm"
        iconAfter={<ArrowRight size={16} strokeWidth={2} aria-hidden />}
        aria-label={`Price again: ${stops[0]?.address_line ?? ''} to ${last?.address_line ?? ''}`}
        onClick={() => (shouldConfirmReplace ? setIsDialogOpen(true) : replace())}
      >
        Price again
      </Button>
      {shouldConfirmReplace && (
        <ReplaceDraftDialog
          isOpen={isDialogOpen}
          title="Price again"
          draft={getDraftLabel(currentDraft)}
          newer={`Pricing ${getDraftLabel(draft)} again`}
          onReplace={replace}
          onKeep={openForm}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </li>
  );
}

export { QuickQuotePage as Component };
