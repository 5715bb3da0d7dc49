import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModeSwitch } from '../../components/delivery/ModeSwitch';
import { RouteField } from '../../components/delivery/RouteField';
import { Button } from '../../components/ui/Button';
import { PATHS } from '../../config/paths';
import { useLocate } from '../../store/delivery/useLocate';
import { useQuoteDraft } from '../../store/delivery/useQuoteDraft';
import { useRouteSearch } from '../../store/delivery/useRouteSearch';

/** The start of a quote: what is typed here is the draft that quick quotation goes on with. */
export function QuoteBox() {
  const navigate = useNavigate();
  const headingId = useId();
  const quote = useQuoteDraft();
  const { search, query, clear } = useRouteSearch();
  const locate = useLocate();

  const handleMyLocation = async (key: string) => {
    const place = await locate.myPlace();
    if (place) quote.placeStop(key, place);
  };

  return (
    <form
      aria-labelledby={headingId}
      className="relative z-content w-[404px] shrink-0 self-start rounded-[22px] bg-white p-6 text-ink-900"
      onSubmit={(event) => {
        event.preventDefault();
        quote.save();
        void navigate(PATHS.quickQuoteBooking);
      }}
    >
      <h2 id={headingId} className="display text-h2">
        Get a Quote
      </h2>
      <ModeSwitch value={quote.draft.mode} onChange={quote.setMode} hasDescription isWide className="mt-4 mb-3" />
      <RouteField
        stops={quote.draft.stops.map(({ key, address_line }) => ({ key, value: address_line }))}
        search={search}
        onQuery={(key, text) => {
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
      <Button type="submit" variant="primary" size="lg" className="mt-4 w-full">
        Get a Quote
      </Button>
    </form>
  );
}
