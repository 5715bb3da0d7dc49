import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useGetVehicleTypesQuery } from '../../../api/reference';
import type { VehicleService } from '../../../api/wire';
import { Checkbox } from '../../../components/form/Checkbox';
import { TextArea } from '../../../components/form/TextArea';
import { Card } from '../../../components/ui/Card';
import { formatPeso } from '../../../utils/money';
import { useBooking } from '../form/bookingContext';
import { usePricing } from '../summary/usePricing';

const NONE: VehicleService[] = [];

/** Only what is offered with this vehicle: nothing listed, nothing shown. */
function useOfferedServices(): VehicleService[] | undefined {
  const { form, mode } = useBooking();
  const { rate } = usePricing();
  const { data } = useGetVehicleTypesQuery();
  const chosen = useWatch({ control: form.control, name: 'vehicle_type' });
  if (mode === 'shared') return rate ? (rate.vehicle_type?.services ?? NONE) : undefined;
  if (!data) return undefined;
  return data.find(({ id }) => String(id) === chosen)?.services ?? NONE;
}

/** What the driver should know and do, and the promise about what is inside. */
export function NotesCard() {
  const { form, fields, errorOf } = useBooking();
  const { ref, ...notes } = form.register('notes');
  const isTicked = useWatch({ control: form.control, name: 'has_no_prohibited_goods' });

  return (
    <Card as="section" aria-label="Notes and services">
      <TextArea
        label="Notes for the driver"
        isOptional
        rows={3}
        {...notes}
        ref={(element) => {
          ref(element);
          fields.at('notes')(element);
        }}
        error={errorOf('notes')}
      />
      <Services />
      <hr className="my-4 border-ink-150" />
      <Checkbox
        ref={fields.at('has_no_prohibited_goods')}
        label="Nothing prohibited is in this delivery"
        hint="No weapons, illegal drugs, explosives, live animals, cash or jewellery."
        checked={isTicked}
        onChange={(event) => form.setValue('has_no_prohibited_goods', event.target.checked)}
        error={errorOf('has_no_prohibited_goods')}
      />
    </Card>
  );
}

function Services() {
  const { form, fields, offer, errorOf } = useBooking();
  const offered = useOfferedServices();
  const wanted = useWatch({ control: form.control, name: 'services' });

  // A service that this vehicle does not offer cannot be asked of it; it stays wished for, until another one offers it.
  const latest = useEffectEvent(offer);
  useEffect(() => {
    if (offered) latest(offered.map(({ code }) => code));
  }, [offered]);

  if (!offered || offered.length === 0) return null;
  const toggle = (code: string, isOn: boolean) =>
    form.setValue('services', isOn ? [...wanted, code] : wanted.filter((one) => one !== code));

  return (
    <fieldset ref={fields.at('services')} tabIndex={-1} className="mt-4 grid gap-3 rounded-sm">
      <legend className="sr-only">Services</legend>
      {offered.map(({ code, label, price }) => (
        <div key={code} className="flex items-start justify-between gap-4">
          <Checkbox
            label={label}
            checked={wanted.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
          <span className="amount">{price > 0 ? `+${formatPeso(price)}` : 'Free'}</span>
        </div>
      ))}
      {errorOf('services') && <p className="text-caption text-err-700">{errorOf('services')}</p>}
    </fieldset>
  );
}
