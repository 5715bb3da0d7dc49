import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { OngoingCard } from '@/app/layout/OngoingCard';
import { GoodsFields } from '@/components/delivery/GoodsFields';
import { LocationSearch } from '@/components/delivery/LocationSearch';
import { ModeSwitch } from '@/components/delivery/ModeSwitch';
import { PriceSummary } from '@/components/delivery/PriceSummary';
import { RouteField } from '@/components/delivery/RouteField';
import { StatusTag } from '@/components/delivery/StatusTag';
import { Timeline } from '@/components/delivery/Timeline';
import { VehicleCard } from '@/components/delivery/VehicleCard';
import { VoucherTicket } from '@/components/delivery/VoucherTicket';
import type { GoodsValue } from '@/components/delivery/goods';
import { DeliveryMap } from '@/components/map/DeliveryMap';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { Button } from '@/components/ui/Button';
import type { BookingMode } from '@/config/modes';
import { StopCards } from '@/features/booking-form/route/StopCards';
import { ProofOfDelivery } from '@/features/live-booking/ProofOfDelivery';
import { RouteCell } from '@/features/quote/RouteCell';
import { DriverRateRow } from '@/features/review/DriverRateRow';
import type { Point } from '@/lib/maps/geo';
import { LINES, ROUTE, STOPS, VEHICLES } from './samples';
import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/geist';
import '@/index.css';

/* Dev server page that shows each delivery component with sample props. `?map=live|pick|offers`, `&key=` for Google. */

const params = new URLSearchParams(location.search);

const HITS = [
  { label: 'Divisoria Market', address_line: 'Recto Ave, Manila' },
  { label: 'Divisoria Mall', address_line: 'Tabora St, San Nicolas, Manila' },
];

function Maps({ kind }: { kind: string }) {
  const [chosen, setChosen] = useState('1');
  const [point, setPoint] = useState<Point | null>(null);
  const [share, setShare] = useState(0.62);
  const index = Math.min(Math.floor(share * ROUTE.length), ROUTE.length - 1);
  const [lat, lng] = ROUTE[index] ?? [0, 0];
  const live = kind === 'live';
  return (
    <>
      <div style={{ height: '100vh', display: 'grid' }}>
        <DeliveryMap
          apiKey={params.get('key') ?? undefined}
          label="Route of LGX-260716-0482"
          stops={kind === 'pick' ? [] : STOPS.map((stop, n) => ({ ...stop, isDone: live && n < 2 }))}
          route={kind === 'pick' ? undefined : { points: ROUTE, doneFraction: live ? share : undefined }}
          live={live ? { lat, lng, mode: 'exclusive' } : undefined}
          vehicles={kind === 'offers' ? VEHICLES.map((v) => ({ ...v, isChosen: v.id === chosen })) : undefined}
          onVehicleSelect={setChosen}
          pick={kind === 'pick' ? { value: point, onPick: setPoint } : undefined}
        />
      </div>
      <output>{point && `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}`}</output>
      <Button onClick={() => setShare(Math.min(share + 0.1, 1))}>Drive on</Button>
    </>
  );
}

function Column({ width, children }: { width: number; children: ReactNode }) {
  return <div style={{ width, display: 'grid', gap: 20, alignContent: 'start' }}>{children}</div>;
}

function Parts() {
  const [mode, setMode] = useState<BookingMode>('exclusive');
  const [query, setQuery] = useState('Divisoria');
  const [rate, setRate] = useState(0);
  const [goods, setGoods] = useState<GoodsValue>({
    type: '1',
    category: '',
    subcategory: '',
    uom: '',
    quantity: 12,
    weight_kg: 16.5,
  });
  const [stops, setStops] = useState([
    { key: 'a', title: '8F Salcedo One, 170 Salcedo St, Makati', contact: 'Andrea Villanueva', mobile: '917 482 0136' },
    {
      key: 'b',
      title: 'Unit 3C, 30th St cor. 11th Ave, BGC',
      contact: 'Kim Salonga',
      mobile: '918 330 2754',
      goods: '6 boxes for this stop',
    },
    {
      key: 'c',
      title: '42 Gilmore Ave, New Manila, Quezon City',
      contact: 'Ramon dela Peña',
      mobile: '920 615 8843',
      goods: '12 boxes for this stop',
    },
  ]);
  const list = [
    { id: 1, name: 'Household' },
    { id: 2, name: 'Food and produce' },
  ];
  const price = { lines: LINES, discount: 150, total: 1530.4 };
  return (
    <div style={{ display: 'flex', gap: 24, padding: 24, alignItems: 'start' }}>
      <Column width={400}>
        <ModeSwitch value={mode} onChange={setMode} hasDescription isWide />
        <RouteField
          stops={[
            { key: 'a', value: query },
            { key: 'b', value: '' },
          ]}
          search={{ key: 'a', hits: query.length > 2 ? HITS : [], isSearching: false }}
          onQuery={(_, text) => setQuery(text)}
          onPick={(_, hit) => setQuery(hit.label)}
          onClear={() => setQuery('')}
          onAdd={() => undefined}
          onUseMyLocation={() => undefined}
        />
        <LocationSearch
          label="Landmark"
          value=""
          onQuery={() => undefined}
          hits={HITS}
          isSearching={false}
          onPick={() => undefined}
          error="Choose a place."
        />
        <StopCards
          stops={stops.map((stop, n) => ({
            ...stop,
            kind: n === 0 ? 'pickup' : n === stops.length - 1 ? 'dropoff' : 'stop',
            number: n,
          }))}
          onEdit={() => undefined}
          onDelete={(key) => setStops(stops.filter((stop) => stop.key !== key))}
          onMove={(from, to) => setStops(stops.map((stop, n) => stops[n === from ? to : n === to ? from : n] ?? stop))}
          onAdd={() => undefined}
        />
      </Column>
      <Column width={540}>
        <GoodsFields
          value={goods}
          onChange={setGoods}
          options={{ types: list, categories: list, subcategories: list, units: list }}
        />
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4,1fr)', gap: 10 }}>
          {['Sedan', 'MPV', 'L300 Van', '6-wheeler'].map((name, n) => (
            <VehicleCard
              key={name}
              group="v"
              name={name}
              mode={mode}
              maxWeightKg={(n + 1) * 300}
              price={n === 0 ? null : 1098.4 * n}
              isChosen={n === 2}
              onChoose={() => undefined}
              disabledReason={n === 0 ? 'Too small for 380 kg' : undefined}
            />
          ))}
        </div>
        {[0, 1].map((n) => (
          <DriverRateRow
            key={n}
            group="rates"
            vehicleName="L300 Van"
            mode={mode}
            tag={n === 0 ? { text: 'Lowest rate', tone: 'ok' } : undefined}
            driver={{ name: 'Rodel Magsino', rating: 4.9 }}
            etaMinutes={6}
            {...price}
            isChosen={rate === n}
            onChoose={() => setRate(n)}
          />
        ))}
        <RouteCell from="BGC" to="Gilmore Ave, Quezon City" stopCount={2} />
        <p>
          {['Pending', 'In Transit', 'Delivered', 'Failed Attempt', 'Somewhere else'].map((status) => (
            <StatusTag key={status} status={status} />
          ))}
        </p>
      </Column>
      <Column width={360}>
        <PriceSummary
          title="Summary"
          mode={mode}
          picture={
            <div style={{ height: 196, display: 'grid' }}>
              <LazyDeliveryMap isPreview label="Route" stops={STOPS} route={{ points: ROUTE }} />
            </div>
          }
          vehicle={{ name: 'L300 Van', maxWeightKg: 1000 }}
          onChangeVehicle={() => undefined}
          distanceKm={15.8}
          durationMinutes={55}
          stopCount={3}
          price={price}
          action={<Button size="lg">See drivers and rates</Button>}
        >
          <div className="mt-4">
            <VoucherTicket code="PADALA150" text="₱150.00 off, until 31 Jul" onRemove={() => undefined} />
          </div>
        </PriceSummary>
        <OngoingCard
          bookingNumber="LGX-260716-0482"
          mode="exclusive"
          stops={STOPS.map((stop, n) => ({ ...stop, isDone: n < 2 }))}
          driver={{ name: 'Rodel Magsino', vehicle: 'L300 Van, NBX 4182' }}
          status={{ status: 'In Transit', label: 'On the way to drop-off' }}
          time="Arrives 10:52 AM, 34 Minutes"
          href="/"
        />
        <Timeline
          steps={[
            { key: '1', title: 'Booked and paid', time: '08:54 AM', place: 'Visa 4417, ₱1,530.40', state: 'done' },
            {
              key: '2',
              title: 'Delivered at Stop 1',
              time: '10:08 AM',
              place: 'Received by Kim Salonga.',
              state: 'done',
              extra: <ProofOfDelivery photos={['/art/parcels-2.svg']} signature="/mark.svg" onOpen={() => undefined} />,
            },
            { key: '3', title: 'On the way to drop-off', place: 'EDSA northbound', state: 'now' },
            {
              key: '4',
              title: 'Drop-off',
              time: '10:52 AM',
              place: '42 Gilmore Ave',
              state: 'next',
              marker: 'dropoff',
            },
          ]}
        />
        <PriceSummary mode={mode} price={null} isLoading />
      </Column>
    </div>
  );
}

const kind = params.get('map');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>{kind ? <Maps kind={kind} /> : <Parts />}</MemoryRouter>
    </StrictMode>,
  );
}
