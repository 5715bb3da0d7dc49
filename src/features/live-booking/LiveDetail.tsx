import { useSearchParams } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { Tabs } from '@/components/ui/Tabs';
import { LAST_REFRESH_FAILED } from '@/config/messages';
import { isDeliveryOver } from '@/domain/booking/liveView';
import { hasPlaces, useDeliveryMap } from '@/hooks/useDeliveryMap';
import { HistoryTab } from './HistoryTab';
import { LiveActions } from './LiveActions';
import { LiveDialogs } from './LiveDialogs';
import { LiveDriver } from './LiveDriver';
import { LiveGoodsTab } from './LiveGoodsTab';
import { LiveHeadline } from './LiveHeadline';
import { LiveTimeline } from './LiveTimeline';
import { LiveTools } from './LiveTools';
import { PriceTab } from './PriceTab';
import { StalledNotice } from './StalledNotice';
import { LIVE_TABS, readLiveTab, withSearchParam } from './liveParams';
import { useLiveActions } from './useLiveActions';

type LiveDetailProps = { booking: Booking; updatedAt: number | undefined; hasFailed: boolean; onRefresh: () => void };

const TAB_LABELS = { timeline: 'Timeline', goods: 'Goods', price: 'Price', history: 'History' } as const;
const TABS = LIVE_TABS.map((id) => ({ id, label: TAB_LABELS[id] }));
const PANELS = { timeline: LiveTimeline, goods: LiveGoodsTab, price: PriceTab, history: HistoryTab } as const;

/** Delivery details next to the map, or full width when no stop has coordinates. */
export function LiveDetail({ booking, updatedAt, hasFailed, onRefresh }: LiveDetailProps) {
  const { openDialog, handleAction, handleClose } = useLiveActions(booking);
  const isOnMap = hasPlaces(booking);
  return (
    <div
      className={
        isOnMap
          ? 'grid min-h-0 flex-1 grid-cols-[400px_minmax(0,1fr)] sidebar:grid-cols-[424px_minmax(0,1fr)]'
          : 'mx-auto grid min-h-0 w-full max-w-[760px] flex-1 grid-rows-[auto_minmax(0,1fr)]'
      }
    >
      {!isOnMap && <LiveTools booking={booking} onAction={handleAction} className="justify-end py-3" />}
      <section aria-label="Delivery" className="flex min-h-0 flex-col border-r border-ink-150 bg-white">
        <div className="min-h-0 flex-1 overflow-y-auto">
          <LiveHeadline booking={booking} updatedAt={updatedAt} />
          {hasFailed && <RefreshFailed isRetrying={!isDeliveryOver(booking)} onRefresh={onRefresh} />}
          <StalledNotice booking={booking} onAction={handleAction} />
          <LiveDriver booking={booking} />
          <LiveTabs booking={booking} />
        </div>
        <LiveActions booking={booking} onAction={handleAction} />
      </section>
      {isOnMap && (
        <section aria-label="Map" className="relative min-h-0">
          <LiveMap booking={booking} />
          <LiveTools booking={booking} onAction={handleAction} className="absolute top-5 right-5 z-map-control" />
        </section>
      )}
      <LiveDialogs booking={booking} open={openDialog} onClose={handleClose} />
    </div>
  );
}

/** Polling continues after a failure, until the delivery ends. */
function RefreshFailed({ isRetrying, onRefresh }: { isRetrying: boolean; onRefresh: () => void }) {
  return (
    <p role="status" className="bg-warn-50 px-6 py-2 text-small text-warn-700">
      {LAST_REFRESH_FAILED}
      {isRetrying ? ' Retrying… ' : ' '}
      <button type="button" onClick={onRefresh} className="min-h-6 rounded-xs font-620 underline">
        Try now
      </button>
    </p>
  );
}

function LiveTabs({ booking }: { booking: Booking }) {
  const [params, setParams] = useSearchParams();
  const tab = readLiveTab(params);
  const Panel = PANELS[tab];
  return (
    <div className="px-6 pt-2 pb-5">
      <Tabs
        label="About this delivery"
        items={TABS}
        value={tab}
        onChange={(id) => setParams(withSearchParam(params, 'tab', id), { replace: true })}
        panelClassName="pt-5"
      >
        <Panel booking={booking} />
      </Tabs>
    </div>
  );
}

function LiveMap({ booking }: { booking: Booking }) {
  return <LazyDeliveryMap label={`Map of ${booking.booking_number}`} {...useDeliveryMap(booking)} className="h-full" />;
}
