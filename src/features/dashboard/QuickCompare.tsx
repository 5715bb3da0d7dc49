import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { GoodsFields } from '@/components/delivery/GoodsFields';
import { RouteField } from '@/components/delivery/RouteField';
import { bookPath, type BookingMode } from '@/config/paths';
import type { DraftItem } from '@/domain/draft/draft';
import { NO_SUBCATEGORY } from '@/domain/draft/draftWire';
import { getMissingPartsMessage } from '@/domain/draft/priceMessages';
import { stopArea } from '@/domain/draft/stopFrom';
import { useGoodsLists } from '@/hooks/useGoodsLists';
import { useModeQuotes } from '@/hooks/useModeQuotes';
import { useQuoteDraft } from '@/hooks/useQuoteDraft';
import { useRouteField } from '@/hooks/useRouteField';
import { draftSaved, selectIsDraftReady } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';
import { formatNumber } from '@/utils/money';
import { plural } from '@/utils/text';
import { DashboardBlock } from './DashboardBlock';
import { ModePrice } from './ModePrice';
import { compareDraft, lastGoods } from './compareDraft';
import { useMyBookings } from './useMyBookings';

const TITLE = 'Quick compare';

/** A draft that was kept sealed is on its way: the box goes on with it, so it waits. */
export function QuickCompare() {
  const isReady = useAppSelector(selectIsDraftReady);
  if (!isReady) {
    return (
      <DashboardBlock title={TITLE} isLoading>
        {null}
      </DashboardBlock>
    );
  }
  return <CompareBox />;
}

const goodsWords = (items: readonly DraftItem[]) => {
  const units = items.reduce((sum, item) => sum + (item.quantity ?? 0), 0);
  const kg = items.reduce((sum, item) => sum + (item.quantity ?? 0) * (item.weight_kg ?? 0), 0);
  return `${plural(units, 'unit')}, ${formatNumber(Math.round(kg * 1000) / 1000)} kg total`;
};

/** From and to, and what Special and Joint cost; either leads to the form with what was typed. */
function CompareBox() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const account = useAppSelector(selectAccountKey);
  const quote = useQuoteDraft();
  const route = useRouteField(quote);
  const { completed } = useMyBookings();
  const last = useMemo(() => lastGoods(completed?.data[0]), [completed]);
  const draft = useMemo(() => compareDraft(quote.draft, last), [quote.draft, last]);
  const quotes = useModeQuotes(draft);
  const [isChanging, setIsChanging] = useState(false);
  const isOfLastTime = draft !== quote.draft;
  const hasGoods = draft.items.some(({ type }) => type !== '');
  const { pricing } = quotes.exclusive;
  const isRouteTyped = draft.stops.every(({ lat }) => lat !== null);

  const handleBook = (mode: BookingMode) => {
    // the price that was shown is that of a vehicle: it is the one in the form
    const vehicle_type = mode === 'exclusive' ? String(quotes.exclusive.rate?.vehicle_type?.id ?? '') : '';
    quote.save();
    dispatch(draftSaved({ account, draft: { ...draft, mode, vehicle_type, saved_at: new Date().toISOString() } }));
    void navigate(bookPath(mode));
  };
  const handleChange = () => {
    // what was taken from the last time is typed from here on
    if (isOfLastTime && draft.items[0]) quote.changeItem({ ...draft.items[0], key: quote.draft.items[0]?.key });
    setIsChanging(!isChanging);
  };

  return (
    <DashboardBlock title={TITLE} className="pb-5">
      <div className="px-5">
        <RouteField
          stops={draft.stops.map((stop) => ({ key: stop.key, value: stop.address_line, area: stopArea(stop) }))}
          {...route.field}
          onAdd={undefined}
        />
        {route.problem && (
          <p role="status" className="mt-2 text-small text-ink-600">
            {route.problem}
          </p>
        )}
        {hasGoods && (
          <p className="tabular mt-3 flex flex-wrap items-center gap-x-2 text-small text-ink-700">
            {goodsWords(draft.items)}
            {isOfLastTime && ', as the last time'}
            <button
              type="button"
              aria-expanded={isChanging}
              onClick={handleChange}
              className="min-h-6 rounded-xs font-560 text-brand-700 hover:underline"
            >
              {isChanging ? 'Close the goods' : 'Change the goods'}
            </button>
          </p>
        )}
        {(isChanging || (!hasGoods && isRouteTyped)) && (
          <CompareGoods item={quote.draft.items[0]} onChange={quote.changeItem} />
        )}
        {pricing.kind === 'missing' ? (
          <p role="status" className="mt-3 rounded-md bg-ink-50 px-3.5 py-3 text-small text-ink-700">
            {isRouteTyped
              ? getMissingPartsMessage(pricing.problems)
              : 'Say from where to where, and both prices stand here.'}
          </p>
        ) : (
          <div className="mt-3 grid grid-cols-2 gap-3">
            {(['exclusive', 'shared'] as const).map((mode) => (
              <ModePrice key={mode} mode={mode} quote={quotes[mode]} onBook={() => handleBook(mode)} />
            ))}
          </div>
        )}
      </div>
    </DashboardBlock>
  );
}

type CompareGoodsProps = { item: DraftItem | undefined; onChange: (patch: Partial<DraftItem>) => void };

function CompareGoods({ item, onChange }: CompareGoodsProps) {
  const lists = useGoodsLists(item?.type ?? '', item?.category ?? '');
  if (!item) return null;
  const { type, category, subcategory, uom, quantity, weight_kg } = item;
  return (
    <div className="mt-3">
      <GoodsFields
        value={{ type, category, subcategory, uom, quantity, weight_kg }}
        onChange={onChange}
        options={{
          ...lists,
          subcategories: lists.isWithoutSubcategories ? [{ id: NO_SUBCATEGORY, name: 'None' }] : lists.subcategories,
        }}
        loading={lists.loading}
        errors={lists.failed}
        onRetry={lists.retry}
      />
    </div>
  );
}
