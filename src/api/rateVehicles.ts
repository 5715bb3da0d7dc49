import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { hasVehicleReference, withVehicles } from './adapter/adapter';
import { referenceApi } from './reference';
import type { Rate } from './wire';

/** Dispatch of any store with this API. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Resolves vehicle types that were sent as an id or a name; fetches the vehicle types only if there are any. */
export async function resolveVehicles(rates: Rate[], dispatch: ApiDispatch): Promise<Rate[]> {
  if (!rates.some(hasVehicleReference)) return rates;
  const { getVehicleTypes } = referenceApi.endpoints;
  const { data: vehicles = [] } = await dispatch(getVehicleTypes.initiate(undefined, { subscribe: false }));
  return withVehicles(rates, vehicles);
}
