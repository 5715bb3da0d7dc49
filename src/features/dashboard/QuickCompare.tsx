import { useMemo, useState } from 'react';
import { GoodsFields } from '@/components/delivery/GoodsFields';
import { RouteField } from '@/components/delivery/RouteField';
import { SelectField } from '@/components/form/SelectField';
import type { BookingMode } from '@/config/modes';
import type { DeliveryDraft, DraftItem } from '@/domain/draft/draft';
import { sumLoad, type LoadItem } from '@/domain/draft/draftTotals';
import { getWholeLoad } from '@/domain/draft/dropoffGoods';
import { getMissingPartsMessage } from '@/domain/draft/priceMessages';
import { quoteStartSchema } from '@/domain/draft/quoteSchema';
import { useGoodsLists } from '@/hooks/useGoodsLists';
import { useModeQuotes } from '@/hooks/useModeQuotes';
import { useOpenDraft } from '@/hooks/useOpenDraft';
import { useQuoteForm } from '@/hooks/useQuoteForm';
import { useRouteField } from '@/hooks/useRouteField';
import { selectIsDraftReady } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { formatNumber } from '@/utils/money';
import { pluralize } from '@/utils/text';
import { DashboardBlock } from './DashboardBlock';
import { ModePrice } from './ModePrice';
import { getComparedDraft, getLastGoods } from './compareDraft';
import { useMyBookings } from './dashboardLists';

const TITLE = 'Quick compare';
const MODES = ['exclusive', 'shared'] as const;

/** Waits until the encrypted draft of the account is readable: the form below edits it. */
export function QuickCompare() {
  const isReady = useAppSelector(selectIsDraftReady);
  if (!isReady) {
    return (
      <DashboardBlock title={TITLE} isLoading>
        {null}
      </DashboardBlock>
    );
  }
  return <CompareForm />;
}

/** Route and goods with the prices of Special and Joint; either price opens the booking form with them. */
function CompareForm() {
  const quote = useQuoteForm(quoteStartSchema);
  const route = useRouteField(quote);
  const { draft, isWithLastGoods } = useComparedDraft(quote.draft);
  const quotes = useModeQuotes(draft);
  const [isEditing, setIsEditing] = useState(false);
  const openDraft = useOpenDraft();
  const hasGoods = draft.items.some(({ type }) => type !== '');
  const isRouteKnown = draft.stops.every(({ lat }) => lat !== null);
  const { pricing } = quotes.exclusive;

  const handleBook = (mode: BookingMode) => {
    // The shown price belongs to a vehicle, so the form starts with that vehicle.
    const vehicle = mode === 'exclusive' ? String(quotes.exclusive.rate?.vehicle_type?.id ?? '') : '';
    quote.save();
    openDraft({ ...draft, mode, vehicle_type: vehicle });
  };
  const handleEdit = () => {
    // Goods of the last delivery become the draft's own when they are edited.
    if (isWithLastGoods) quote.form.setValue('items', draft.items);
    setIsEditing(!isEditing);
  };

  return (
    <DashboardBlock title={TITLE} className="pb-5">
      <div className="px-5">
        <RouteField {...route.field} onAdd={undefined} />
        {route.problem && (
          <p role="status" className="mt-2 text-small text-ink-600">
            {route.problem}
          </p>
        )}
        {hasGoods && (
          <GoodsLine text={getGoodsLabel(draft, isWithLastGoods)} isEditing={isEditing} onEdit={handleEdit} />
        )}
        {(isEditing || (!hasGoods && isRouteKnown)) && (
          <CompareGoods
            items={quote.draft.items}
            onChange={(item, index) => quote.form.setValue(`items.${index}`, item)}
          />
        )}
        {pricing.kind === 'missing' ? (
          <p role="status" className="mt-3 rounded-md bg-ink-50 px-3.5 py-3 text-small text-ink-700">
            {isRouteKnown
              ? getMissingPartsMessage(pricing.problems)
              : 'Enter a pickup and drop-off to compare both prices.'}
          </p>
        ) : (
          <div className="mt-3 grid grid-cols-2 gap-3">
            {MODES.map((mode) => (
              <ModePrice key={mode} mode={mode} quote={quotes[mode]} onBook={() => handleBook(mode)} />
            ))}
          </div>
        )}
      </div>
    </DashboardBlock>
  );
}

/** Returns the typed draft, with the goods of the last delivery until some are typed. */
function useComparedDraft(typed: DeliveryDraft) {
  const { completed } = useMyBookings();
  const lastGoods = useMemo(() => getLastGoods(completed?.data[0]), [completed]);
  const draft = useMemo(() => getComparedDraft(typed, lastGoods), [typed, lastGoods]);
  return { draft, isWithLastGoods: draft !== typed };
}

/** Returns the number and the weight of the goods, such as "3 units, 12.5 kg". */
function getLoadLabel(items: readonly LoadItem[]): string {
  const { units, kg } = sumLoad(items);
  return `${pluralize(units, 'unit')}, ${formatNumber(kg)} kg`;
}

function getGoodsLabel(draft: DeliveryDraft, isWithLastGoods: boolean): string {
  const load = getLoadLabel(getWholeLoad(draft));
  return isWithLastGoods ? `Same goods as last time: ${load}` : `${load} total`;
}

function GoodsLine({ text, isEditing, onEdit }: { text: string; isEditing: boolean; onEdit: () => void }) {
  return (
    <p className="tabular mt-3 flex flex-wrap items-center gap-x-2 text-small text-ink-700">
      {text}
      <button
        type="button"
        aria-expanded={isEditing}
        onClick={onEdit}
        className="min-h-6 rounded-xs font-560 text-brand-700 hover:underline"
      >
        {isEditing ? 'Hide goods' : 'Change goods'}
      </button>
    </p>
  );
}

type CompareGoodsProps = {
  items: readonly DraftItem[];
  onChange: (item: DraftItem, index: number) => void;
};

/** Fields of the goods; several items have a list to choose from. */
function CompareGoods({ items, onChange }: CompareGoodsProps) {
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const index = Math.max(
    0,
    items.findIndex(({ key }) => key === chosenKey),
  );
  const item = items[index];
  const lists = useGoodsLists(item?.type ?? '', item?.category ?? '');
  if (!item) return null;
  const options = items.map((listed, number) => ({
    value: listed.key,
    label: `Item ${number + 1}: ${getLoadLabel([listed])}`,
  }));
  return (
    <div className="mt-3 grid gap-4">
      {items.length > 1 && (
        <SelectField label="Item to change" options={options} value={item.key} onChange={setChosenKey} />
      )}
      <GoodsFields
        value={item}
        onChange={(goods) => onChange({ ...item, ...goods }, index)}
        options={lists}
        loading={lists.loading}
        errors={lists.failed}
        onRetry={lists.retry}
      />
    </div>
  );
}
