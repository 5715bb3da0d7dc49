import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useGetVehicleTypesQuery } from '@/api/reference';
import type { VehicleService } from '@/api/wire';
import { Checkbox } from '@/components/form/Checkbox';
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
  if (mode === 'shared') return rate ? (rate.vehicle_type?.services ?? NONE) : undefined;
  if (!data) return undefined;
  return data.find(({ id }) => String(id) === chosen)?.services ?? NONE;
}

/** Services that the vehicle offers, with the fields that a chosen one needs. */
export function ServicesField() {
  const { form, fields, offer, errorOf } = useBooking();
  const offered = useOfferedServices();
  const wanted = useWatch({ control: form.control, name: 'services' });

  // a wanted service that this vehicle lacks stays wanted, until another vehicle offers it
  const latest = useEffectEvent(offer);
  useEffect(() => {
    if (offered) latest(offered.map(({ code }) => code));
  }, [offered]);

  if (!offered || offered.length === 0) return null;
  const toggle = (code: string, isOn: boolean) =>
    form.setValue('services', isOn ? [...wanted, code] : wanted.filter((service) => service !== code));

  return (
    <fieldset ref={fields.at('services')} tabIndex={-1} className="mt-4 grid gap-3 rounded-sm">
      <legend className="sr-only">Services</legend>
      {offered.map(({ code, label, price }) => (
        <div key={code}>
          <div className="flex items-start justify-between gap-4">
            <Checkbox
              label={label}
              hint={code === VALUE_COVER && wanted.includes(code) && 'Enter the declared value under Goods.'}
              checked={wanted.includes(code)}
              onChange={(event) => toggle(code, event.target.checked)}
            />
            <span className="amount">{price > 0 ? `+${formatPeso(price)}` : 'Free'}</span>
          </div>
          {code === CASH_ON_DELIVERY && wanted.includes(code) && <CashAmounts />}
        </div>
      ))}
      {errorOf('services') && <p className="text-caption text-err-700">{errorOf('services')}</p>}
    </fieldset>
  );
}
