import { CircleAlert, CreditCard, Plus, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PaymentMethod } from '@/api/wire';
import { BankCard } from '@/components/money/BankCard';
import { Card } from '@/components/ui/Card';
import { useBookingNext } from '@/components/ui/useBookingNext';
import { CREATE_NEW_CARD } from '@/config/moneyMessages';
import { withNext } from '@/config/nextPath';
import { ADD_CARD_PATH, PATHS } from '@/config/paths';
import { formatExpiryDate, getExpiryState, getMethodName, sortDefaultFirst } from '@/domain/money/paymentMethods';

const CARDS_SHOWN = 2;
const LINK = 'inline-flex min-h-6 items-center gap-1.5 rounded-xs text-small font-560 text-brand-700 hover:underline';

function getCardMark(method: PaymentMethod, now: number): string | undefined {
  const expiry = getExpiryState(method, now);
  if (expiry === 'expired') return 'Expired';
  if (!method.is_verified) return 'Not verified';
  if (expiry === 'soon') return 'Expires soon';
  return method.is_default ? 'Default' : undefined;
}

/** First cards, and the default method for new bookings. */
export function WalletCards({ methods, now }: { methods: readonly PaymentMethod[]; now: number }) {
  const sorted = sortDefaultFirst(methods);
  const cards = sorted.filter(({ kind }) => kind === 'card');
  const next = useBookingNext();
  const addPath = withNext(ADD_CARD_PATH, next);
  const payer = sorted.find(({ is_default }) => is_default);
  return (
    <Card as="section" aria-labelledby="wallet-cards" className="flex flex-col">
      <div className="flex items-center justify-between">
        <h2 id="wallet-cards" className="text-h3 font-620">
          Cards
        </h2>
        <Link to={addPath} className={LINK}>
          <Plus size={16} strokeWidth={2} aria-hidden />
          {CREATE_NEW_CARD}
        </Link>
      </div>
      <ul className="mt-4 grid grow grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-3.5">
        {cards.slice(0, CARDS_SHOWN).map((method, index) => (
          <li key={String(method.id)} className="max-w-[320px]">
            <BankCard
              brand={method.brand ?? 'Card'}
              lastFour={method.last_four}
              holder={method.holder_name}
              expiry={formatExpiryDate(method)}
              mark={getCardMark(method, now)}
              cardStyle={index === 0 ? 'brand' : 'harbor'}
            />
          </li>
        ))}
        {cards.length < CARDS_SHOWN && (
          <li>
            <Link
              to={addPath}
              className="flex h-[152px] max-w-[320px] flex-col items-center justify-center gap-2 rounded-lg border border-dashed border-ink-400 font-560 hover:bg-ink-50"
            >
              <CreditCard size={20} strokeWidth={1.75} aria-hidden />
              Add card
            </Link>
          </li>
        )}
      </ul>
      <div className="mt-4 flex items-center justify-between gap-3 border-t border-ink-150 pt-3.5 text-small">
        <span className="flex min-w-0 items-center gap-2.5 text-ink-700">
          {payer ? (
            <ShieldCheck size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ok-500" />
          ) : (
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-500" />
          )}
          <span className="min-w-0">
            {payer ? `Default for new bookings: ${getMethodName(payer)}` : 'No payment method yet.'}
          </span>
        </span>
        <Link to={withNext(PATHS.paymentMethods, next)} className={`${LINK} shrink-0`}>
          Payment methods
        </Link>
      </div>
    </Card>
  );
}
