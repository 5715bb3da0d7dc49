import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { referenceApi } from './reference';
import type { Rate, VehicleType } from './wire';

/** A vehicle type that was sent as an id or a name alone is read as one with that name (rows/booking). */
const isReference = ({ id, name }: VehicleType) => String(id) === name;

const isNamed = (vehicle: VehicleType, reference: string) =>
  String(vehicle.id) === reference || vehicle.name.trim().toLowerCase() === reference.trim().toLowerCase();

/** Dispatches thunks of any store that holds this api. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Rates with whole vehicle types: an id or a name is looked up in the list of vehicles. */
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
