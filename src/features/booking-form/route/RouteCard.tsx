import { ArrowDownUp, BookUser, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useGetUnitsOfMeasureQuery } from '@/api/reference';
import { FieldError } from '@/components/form/Field';
import { Card } from '@/components/ui/Card';
import { IconButton } from '@/components/ui/IconButton';
import { EVERY_DROPOFF, createEmptyStop, type DraftItem, type DraftStop } from '@/domain/draft/draft';
import {
  canAddStop,
  duplicateStop,
  moveStop,
  removeStop,
  reverseStops,
  type StopsAndItems,
} from '@/domain/draft/draftMoves';
import { findRepeatedAddresses } from '@/domain/draft/draftRules';
import { getStopLabel } from '@/utils/stopNames';
import { useBooking } from '../form/bookingContext';
import { ShortestOrder } from './ShortestOrder';
import { StopCards } from './StopCards';
import { StopEditor } from './StopEditor';
import { NOTHING_TYPED, StopTools } from './StopTools';
import type { OrderChange } from './orderChange';
import { toStopCards } from './toStopCards';

const NONE: never[] = [];

/** Stops in their order, or the editor of the open stop. */
export function RouteCard() {
  const { form, openStop, fields, errorOf } = useBooking();
  const { replace } = useFieldArray({ control: form.control, name: 'stops' });
  const index = form.getValues('stops').findIndex((stop) => stop.key === openStop);
  const [announcement, setAnnouncement] = useState({ message: '', asksForGoods: false });
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [orderChange, setOrderChange] = useState<OrderChange | null>(null);
  const hasGoodsEverywhere = useHasGoodsEverywhere();
  const isAnswered = announcement.asksForGoods && hasGoodsEverywhere;
  const status = index >= 0 || isAnswered ? '' : announcement.message;

  const announce = (message: string, asksForGoods = false) => setAnnouncement({ message, asksForGoods });
  const setRoute = (route: StopsAndItems) => {
    if (route.items !== form.getValues('items')) form.setValue('items', route.items);
    replace(route.stops);
  };
  const renderTools = (isForOneStop: boolean) => (
    <StopTools isForOneStop={isForOneStop} typed={typed} onType={setTyped} setRoute={setRoute} onAdded={announce} />
  );

  return (
    <Card as="section" aria-labelledby="route-heading">
      {index >= 0 ? (
        <StopEditor key={openStop} index={index} tools={renderTools(true)} />
      ) : (
        <>
          <StopList setRoute={setRoute} announce={announce} />
          <ShortestOrder change={orderChange} onChange={setOrderChange} setStops={replace} announce={announce} />
          {renderTools(false)}
        </>
      )}
      <p role="status" className={status ? 'mt-3 text-small text-ink-600' : 'sr-only'}>
        {status}
      </p>
      <div ref={fields.getRef('stops')} tabIndex={-1} className="rounded-sm">
        <FieldError error={errorOf('stops')} />
      </div>
    </Card>
  );
}

/** Returns true when every drop-off has goods. */
function useHasGoodsEverywhere(): boolean {
  const { form } = useBooking();
  const dropoffs = useWatch({ control: form.control, name: 'stops', compute: toDropoffKeys });
  const destinations = useWatch({ control: form.control, name: 'items', compute: toDestinations });
  return destinations.includes(EVERY_DROPOFF) || dropoffs.every((key) => destinations.includes(key));
}

const toDropoffKeys = (stops: DraftStop[]) => stops.slice(1).map(({ key }) => key);
const toDestinations = (items: DraftItem[]) => items.map(({ stop }) => stop);

type StopListProps = {
  setRoute: (route: StopsAndItems) => void;
  announce: (message: string) => void;
};

function StopList({ setRoute, announce }: StopListProps) {
  const { form, problems, editStop } = useBooking();
  const stops = useWatch({ control: form.control, name: 'stops' });
  const items = useWatch({ control: form.control, name: 'items' });
  const { data: units = NONE } = useGetUnitsOfMeasureQuery();
  const route = { stops, items };
  const findIndex = (key: string) => stops.findIndex((stop) => stop.key === key);
  const repeated = findRepeatedAddresses(route);

  const handleDelete = (key: string) => {
    const name = getStopLabel(findIndex(key), stops.length);
    const hasGoods = items.some((item) => item.stop === key);
    setRoute(removeStop(route, findIndex(key)));
    announce(`${name} removed.${hasGoods ? ' Its items now go to the last drop-off.' : ''}`);
    document.getElementById('route-heading')?.focus();
  };
  const handleDuplicate = (key: string) => {
    setRoute(duplicateStop(route, findIndex(key)));
    announce(`${getStopLabel(findIndex(key), stops.length)} duplicated.`);
  };
  const handleAdd = () => {
    if (!canAddStop(route)) return;
    const stop = createEmptyStop();
    setRoute({ stops: [...stops, stop], items });
    announce('');
    editStop(stop.key);
  };
  const handleSaved = () => editStop((stops.find((stop) => stop.address_line === '') ?? stops[0])?.key ?? '');

  return (
    <>
      <RouteHeader
        onReverse={() => {
          setRoute(reverseStops(route));
          announce('Route reversed.');
        }}
        onSaved={handleSaved}
      />
      <StopCards
        stops={toStopCards(route, units, problems)}
        onEdit={editStop}
        onDelete={handleDelete}
        onDuplicate={handleDuplicate}
        onMove={(from, to) => setRoute(moveStop(route, from, to))}
        onAdd={handleAdd}
      />
      {repeated.map((index) => (
        <p key={index} className="mt-3 flex gap-2 rounded-sm bg-warn-50 px-3 py-2 text-small text-warn-700">
          <TriangleAlert size={16} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
          {getStopLabel(index, stops.length)} has the same address as the stop before it.
        </p>
      ))}
    </>
  );
}

type RouteHeaderProps = { onReverse: () => void; onSaved: () => void };

function RouteHeader({ onReverse, onSaved }: RouteHeaderProps) {
  return (
    <div className="mb-3 flex items-center justify-between gap-2">
      <h2 id="route-heading" tabIndex={-1} className="rounded-xs text-h3 font-620">
        Route
      </h2>
      <div className="flex items-center gap-1">
        <IconButton
          label="Reverse the route"
          size="sm"
          icon={<ArrowDownUp size={17} strokeWidth={1.75} aria-hidden />}
          onClick={onReverse}
        />
        <button
          type="button"
          className="flex min-h-8 items-center gap-2 rounded-sm px-1 text-small font-560 text-brand-700 hover:underline"
          onClick={onSaved}
        >
          <BookUser size={17} strokeWidth={1.75} aria-hidden />
          Saved addresses
        </button>
      </div>
    </div>
  );
}
