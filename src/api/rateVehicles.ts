import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { referenceApi } from './reference';
import type { Rate, VehicleType } from './wire';

/** Returns true if the server sent only an id or a name; rows/price reads it as the name. */
const isReference = ({ id, name }: VehicleType) => String(id) === name;

const isNamed = (vehicle: VehicleType, reference: string) =>
  String(vehicle.id) === reference || vehicle.name.trim().toLowerCase() === reference.trim().toLowerCase();

/** Dispatch of any store with this API. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Resolves vehicle types that were sent as an id or a name. */
export async function withVehicles(rates: Rate[], dispatch: ApiDispatch): Promise<Rate[]> {
  if (!rates.some(({ vehicle_type }) => vehicle_type && isReference(vehicle_type))) return rates;
  const { getVehicleTypes } = referenceApi.endpoints;
  const { data: vehicles = [] } = await dispatch(getVehicleTypes.initiate(undefined, { subscribe: false }));
  return rates.map((rate) => {
    const sent = rate.vehicle_type;
    if (!sent || !isReference(sent)) return rate;
    return { ...rate, vehicle_type: vehicles.find((vehicle) => isNamed(vehicle, sent.name)) ?? sent };
  });
}
