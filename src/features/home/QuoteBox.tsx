import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModeSwitch } from '@/components/delivery/ModeSwitch';
import { RouteField } from '@/components/delivery/RouteField';
import { Button } from '@/components/ui/Button';
import { PATHS } from '@/config/paths';
import { quoteStartSchema } from '@/domain/draft/quoteSchema';
import { useQuoteForm } from '@/hooks/useQuoteForm';
import { useRouteField } from '@/hooks/useRouteField';
import { focusFirstProblem } from '@/utils/dom';

/** Start of a quote; its values become the draft of the quick quotation page. */
export function QuoteBox() {
  const navigate = useNavigate();
  const headingId = useId();
  const quote = useQuoteForm(quoteStartSchema);
  const route = useRouteField(quote);
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = quote.form.formState;

  // the fields have no registered inputs, and their errors are rendered with the new count
  useEffect(() => {
    if (submitCount > 0 && element.current) focusFirstProblem(element.current);
  }, [submitCount]);

  const open = () => {
    quote.save();
    void navigate(PATHS.quickQuoteBooking);
  };
  return (
    <form
      ref={element}
      aria-labelledby={headingId}
      className="relative z-content w-[404px] shrink-0 self-start rounded-[22px] bg-white p-6 text-ink-900"
      onSubmit={(event) => void quote.form.handleSubmit(open)(event)}
    >
      <h2 id={headingId} className="display text-h2">
        Get a Quote
      </h2>
      <ModeSwitch value={quote.draft.mode} onChange={quote.setMode} hasDescription isWide className="mt-4 mb-3" />
      <RouteField {...route.field} />
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
