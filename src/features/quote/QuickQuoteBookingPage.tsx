import { useState } from 'react';
import { ModeSwitch } from '../../components/delivery/ModeSwitch';
import { RouteField } from '../../components/delivery/RouteField';
import { Card } from '../../components/ui/Card';
import { useLocate } from '../../store/delivery/useLocate';
import { useQuoteDraft } from '../../store/delivery/useQuoteDraft';
import { useRouteSearch } from '../../store/delivery/useRouteSearch';
import { CompareModes } from './CompareModes';
import { QuoteGoods } from './QuoteGoods';
import { QuoteSummary } from './QuoteSummary';
import { QuoteVehicles } from './QuoteVehicles';
import { useKeptQuote } from './useKeptQuote';
import { useModeQuotes } from './useModeQuotes';

/** A price without an account: one load, Special and Joint beside each other. */
export function QuickQuoteBookingPage() {
  const quote = useQuoteDraft();
  const { draft } = quote;
  const { search, query, clear } = useRouteSearch();
  const locate = useLocate();
  const quotes = useModeQuotes(draft);
  const [hasAsked, setHasAsked] = useState(false);
  useKeptQuote(draft, quotes[draft.mode]);

  const handleMyLocation = async (key: string) => {
    const place = await locate.myPlace();
    if (place) quote.placeStop(key, place);
  };
  const unplaced = (lat: number | null, address: string) =>
    hasAsked && lat === null
      ? address.trim() === ''
        ? 'Enter an address.'
        : 'Choose a place from the list.'
      : undefined;

  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-[minmax(0,1fr)_320px] gap-6 px-8 pt-5 pb-10 wide:grid-cols-[minmax(0,1fr)_352px]">
      <div className="flex min-w-0 flex-col gap-3.5">
        <div>
          <h1 className="display text-h1">Quick Quotation</h1>
          <p className="mt-1 text-ink-600">See the price of your delivery. No account needed.</p>
        </div>
        <ModeSwitch value={draft.mode} onChange={quote.setMode} className="mt-1" />
        <Card as="section" aria-labelledby="quote-route">
          <h2 id="quote-route" className="mb-3 text-h3 font-620">
            Route
          </h2>
          <RouteField
            stops={draft.stops.map(({ key, address_line, lat }) => ({
              key,
              value: address_line,
              error: unplaced(lat, address_line),
            }))}
            search={search}
            onQuery={(key, text) => {
              setHasAsked(true);
              quote.typeAddress(key, text);
              query(key, text);
            }}
            onPick={(key, hit) => {
              quote.pickPlace(key, hit);
              clear();
            }}
            onClear={(key) => {
              quote.clearStop(key);
              clear();
            }}
            onAdd={quote.addStop}
            onRemove={quote.removeStop}
            onUseMyLocation={locate.canLocate ? (key) => void handleMyLocation(key) : undefined}
            isLocating={locate.isLocating}
          />
          {locate.problem && (
            <p role="status" className="mt-2 text-small text-ink-600">
              {locate.problem}
            </p>
          )}
        </Card>
        <QuoteGoods item={draft.items[0]} onChange={quote.changeItem} />
        {draft.mode === 'exclusive' && (
          <QuoteVehicles draft={draft} pricing={quotes.exclusive.pricing} onChoose={quote.setVehicle} />
        )}
        <CompareModes draft={draft} quotes={quotes} onMode={quote.setMode} />
      </div>
      <div>
        <div className="sticky top-[84px]">
          <QuoteSummary draft={draft} quotes={quotes} onBook={quote.save} />
        </div>
      </div>
    </div>
  );
}
