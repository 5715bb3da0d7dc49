import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModeSwitch } from '@/components/delivery/ModeSwitch';
import { RouteField } from '@/components/delivery/RouteField';
import { Button } from '@/components/ui/Button';
import { PATHS } from '@/config/paths';
import { stopArea } from '@/domain/draft/stopFrom';
import { useQuoteDraft } from '@/hooks/useQuoteDraft';
import { useRouteField } from '@/hooks/useRouteField';
import { focusFirstProblem } from '@/utils/dom';

/** Start of a quote; its values become the draft of the quick quotation page. */
export function QuoteBox() {
  const navigate = useNavigate();
  const headingId = useId();
  const quote = useQuoteDraft();
  const route = useRouteField(quote);

  return (
    <form
      aria-labelledby={headingId}
      className="relative z-content w-[404px] shrink-0 self-start rounded-[22px] bg-white p-6 text-ink-900"
      onSubmit={(event) => {
        event.preventDefault();
        if (!route.check()) {
          focusFirstProblem(event.currentTarget);
          return;
        }
        quote.save();
        void navigate(PATHS.quickQuoteBooking);
      }}
    >
      <h2 id={headingId} className="display text-h2">
        Get a Quote
      </h2>
      <ModeSwitch value={quote.draft.mode} onChange={quote.setMode} hasDescription isWide className="mt-4 mb-3" />
      <RouteField
        stops={quote.draft.stops.map((stop) => ({
          key: stop.key,
          value: stop.address_line,
          area: stopArea(stop),
          error: route.errorOf(stop),
        }))}
        {...route.field}
      />
      {route.problem && (
        <p role="status" className="mt-2 text-small text-ink-600">
          {route.problem}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" className="mt-4 w-full">
        Get a Quote
      </Button>
    </form>
  );
}
