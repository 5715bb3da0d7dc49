import type { Rate } from '@/api/wire';
import { ModeSwitch } from '@/components/delivery/ModeSwitch';
import { RouteField } from '@/components/delivery/RouteField';
import { Card } from '@/components/ui/Card';
import { PageTitle } from '@/components/ui/PageTitle';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { fromServerErrors } from '@/domain/draft/draftErrors';
import { quoteSchema } from '@/domain/draft/quoteSchema';
import { useModeQuotes } from '@/hooks/useModeQuotes';
import { useOpenDraft } from '@/hooks/useOpenDraft';
import { useQuoteForm } from '@/hooks/useQuoteForm';
import { useRouteField } from '@/hooks/useRouteField';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';
import { VISITOR } from '@/store/userState';
import { CompareModes } from './CompareModes';
import { QuoteGoods } from './QuoteGoods';
import { QuoteSummary } from './QuoteSummary';
import { QuoteVehicles } from './QuoteVehicles';
import { useRecordQuote } from './useRecordQuote';

/** Price of one load without an account, for Special and Joint side by side. */
function QuickQuoteBookingPage() {
  const quote = useQuoteForm(quoteSchema);
  const { draft } = quote;
  const route = useRouteField(quote);
  const quotes = useModeQuotes(draft);
  const { pricing } = quotes[draft.mode];
  const book = useBookQuote(quote.save, quotes.exclusive.rate);
  useRecordQuote(draft, quotes[draft.mode]);

  const refused = pricing.kind === 'failed' ? fromServerErrors(draft, pricing.error.errors ?? {}).problems : [];
  const findRefusal = (path: RegExp) => refused.find((problem) => path.test(problem.path))?.message;
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-[minmax(0,1fr)_300px] gap-5 px-5 pt-5 pb-10 sidebar:grid-cols-[minmax(0,1fr)_320px] sidebar:gap-6 sidebar:px-8 wide:grid-cols-[minmax(0,1fr)_352px]">
      <div className="flex min-w-0 flex-col gap-3.5">
        <div>
          <PageTitle className="display text-h1">Quick Quotation</PageTitle>
          <p className="mt-1 text-ink-600">See the price of your delivery. No account needed.</p>
        </div>
        <ModeSwitch value={draft.mode} onChange={quote.setMode} className="mt-1" />
        <Card as="section" aria-labelledby="quote-route">
          <h2 id="quote-route" className="mb-3 text-h3 font-620">
            Route
          </h2>
          <RouteField
            {...route.field}
            stops={route.field.stops.map((stop, index) => ({
              ...stop,
              error: stop.error ?? findRefusal(new RegExp(`^stops\\.${index}\\.(?!items)`)),
            }))}
          />
          {route.problem && (
            <p role="status" className="mt-2 text-small text-ink-600">
              {route.problem}
            </p>
          )}
        </Card>
        <QuoteGoods
          item={draft.items[0]}
          onChange={quote.changeItem}
          getError={(field) => findRefusal(new RegExp(`^items\\.0\\.${field}$`))}
          hasSeveralDropoffs={draft.stops.length > 2}
          onSameGoods={quote.setSameGoods}
        />
        {draft.mode === 'exclusive' && (
          <QuoteVehicles draft={draft} quote={quotes.exclusive} onChoose={quote.setVehicle} />
        )}
        <CompareModes draft={draft} quotes={quotes} onMode={quote.setMode} />
      </div>
      <div>
        <div className="sticky top-[84px]">
          <QuoteSummary draft={draft} quotes={quotes} onBook={() => void quote.form.handleSubmit(book)()} />
        </div>
      </div>
    </div>
  );
}

/** Returns a function that opens the booking form with a quoted draft; a visitor logs in first. */
function useBookQuote(save: () => void, specialRate: Rate | null) {
  const isVisitor = useAppSelector(selectAccountKey) === VISITOR;
  const openDraft = useOpenDraft();
  return (draft: DeliveryDraft) => {
    save();
    // the shown price belongs to a vehicle, so the form starts with that vehicle
    const pricedId = draft.mode === 'exclusive' ? specialRate?.vehicle_type?.id : undefined;
    const vehicle_type = String(pricedId ?? draft.vehicle_type);
    openDraft({ ...draft, vehicle_type, ...(isVisitor && { is_wanted: true }) });
  };
}

export { QuickQuoteBookingPage as Component };
