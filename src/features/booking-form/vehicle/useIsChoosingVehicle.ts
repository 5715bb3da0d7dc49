import { useWatch } from 'react-hook-form';
import { useGetVehicleTypesQuery } from '@/api/reference';
import { getWholeLoad } from '@/domain/draft/dropoffGoods';
import { hasLoad, suggestVehicle } from '@/domain/draft/vehicleFit';
import { useBooking } from '../form/bookingContext';

/** Returns true while a missing vehicle needs no action: the form chooses one for the goods once the vehicles load. */
export function useIsChoosingVehicle(): boolean {
  const { form, mode } = useBooking();
  const { data, isError } = useGetVehicleTypesQuery(undefined, { skip: mode !== 'exclusive' });
  const items = useWatch({ control: form.control, compute: getWholeLoad });
  if (!hasLoad(items)) return false;
  return data ? suggestVehicle(data, items) !== undefined : !isError;
}
