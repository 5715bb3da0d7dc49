import { useWatch } from 'react-hook-form';
import { NumberField } from '@/components/form/NumberField';
import type { DraftStop } from '@/domain/draft/draft';
import { getStopLabel } from '@/utils/stopNames';
import { useBooking } from '../form/bookingContext';

const toAmounts = (stops: DraftStop[]) => stops.map(({ key, cod_amount }) => ({ key, cod_amount }));

/** Cash the driver collects at each drop-off. */
export function CashAmounts() {
  const { form, fields, errorOf } = useBooking();
  const stops = useWatch({ control: form.control, name: 'stops', compute: toAmounts });
  return (
    <div className="mt-2 grid gap-3 pl-[30px]">
      {stops.slice(1).map(({ key, cod_amount }, position) => {
        const index = position + 1;
        const path = `stops.${index}.cod_amount` as const;
        return (
          <NumberField
            key={key}
            ref={fields.getRef(path)}
            label={`Cash to collect at ${getStopLabel(index, stops.length).toLowerCase()}`}
            suffix="PHP"
            decimals={2}
            value={cod_amount}
            onChange={(amount) => form.setValue(path, amount)}
            error={errorOf(path)}
          />
        );
      })}
    </div>
  );
}
