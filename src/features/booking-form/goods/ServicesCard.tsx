import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useGetVehicleTypesQuery } from '@/api/reference';
import type { VehicleService } from '@/api/wire';
import { Checkbox } from '@/components/form/Checkbox';
import { Card } from '@/components/ui/Card';
import { CASH_ON_DELIVERY, VALUE_COVER } from '@/domain/draft/draftServices';
import { formatPeso } from '@/utils/money';
import { useBooking } from '../form/bookingContext';
import { usePricing } from '../summary/usePricing';
import { CashAmounts } from './CashAmounts';

const NONE: VehicleService[] = [];

/** Returns the services of the chosen vehicle; undefined until they are known. */
function useOfferedServices(): VehicleService[] | undefined {
  const { form, mode } = useBooking();
  const { rate } = usePricing();
  const { data } = useGetVehicleTypesQuery();
  const chosen = useWatch({ control: form.control, name: 'vehicle_type' });
  // the price of a Joint booking names the services; the last ones stay while the next price loads
  const [shared, setShared] = useState<VehicleService[]>();
  const priced = mode === 'shared' && rate ? (rate.vehicle_type?.services ?? NONE) : undefined;
  if (priced && priced !== shared) setShared(priced);
  if (mode === 'shared') return priced ?? shared;
  // the form chooses a vehicle right after the list has loaded; until then, its services are unknown
  if (!data || chosen === '') return undefined;
  return data.find(({ id }) => String(id) === chosen)?.services ?? NONE;
}

/** Services that the vehicle offers, with the fields that a chosen one needs. */
export function ServicesCard() {
  const { form, fields, setOfferedServices, errorOf } = useBooking();
  const offered = useOfferedServices();
  const wanted = useWatch({ control: form.control, name: 'services' });

  // a chosen service that this vehicle lacks stays in the form, in case the next vehicle offers it
  const updateOffer = useEffectEvent(setOfferedServices);
  useEffect(() => {
    if (offered) updateOffer(offered.map(({ code }) => code));
  }, [offered]);

  if (!offered || offered.length === 0) return null;
  const toggle = (code: string, isOn: boolean) =>
    form.setValue('services', isOn ? [...wanted, code] : wanted.filter((service) => service !== code));

  return (
    <Card as="section" aria-labelledby="services-heading" className="@container">
      <h2 id="services-heading" className="mb-3 text-h3 font-620">
        Services
      </h2>
      <div
        ref={fields.getRef('services')}
        tabIndex={-1}
        role="group"
        aria-labelledby="services-heading"
        className="grid gap-x-8 gap-y-3 rounded-sm @[480px]:grid-cols-2"
      >
        {offered.map((service) => (
          <ServiceRow key={service.code} service={service} isWanted={wanted.includes(service.code)} onToggle={toggle} />
        ))}
        {errorOf('services') && <p className="text-caption text-err-700">{errorOf('services')}</p>}
      </div>
    </Card>
  );
}

type ServiceRowProps = {
  service: VehicleService;
  isWanted: boolean;
  onToggle: (code: string, isOn: boolean) => void;
};

function ServiceRow({ service: { code, label, price }, isWanted, onToggle }: ServiceRowProps) {
  const hasAmounts = code === CASH_ON_DELIVERY && isWanted;
  const priceId = useId();
  return (
    <div className={hasAmounts ? 'col-span-full' : ''}>
      <div className="flex items-start justify-between gap-4">
        <Checkbox
          label={label}
          aria-describedby={priceId}
          hint={code === VALUE_COVER && isWanted && 'Enter the declared value under Goods.'}
          checked={isWanted}
          onChange={(event) => onToggle(code, event.target.checked)}
        />
        <span id={priceId} className="amount shrink-0">
          {price > 0 ? `+${formatPeso(price)}` : 'Free'}
        </span>
      </div>
      {hasAmounts && <CashAmounts />}
    </div>
  );
}
