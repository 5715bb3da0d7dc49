import type { Rate, VehicleType } from '../wire';

/** Returns true if the server sent only an id or a name; rows/price reads it as the name. */
const isReference = ({ id, name }: VehicleType) => String(id) === name;

const isNamed = (vehicle: VehicleType, reference: string) =>
  String(vehicle.id) === reference || vehicle.name.trim().toLowerCase() === reference.trim().toLowerCase();

/** Returns true if the vehicle type of a rate was sent as an id or a name. */
export const hasVehicleReference = ({ vehicle_type }: Rate): boolean =>
  vehicle_type !== null && isReference(vehicle_type);

/** Replaces vehicle types that were sent as an id or a name; an unknown one keeps its name. */
export const withVehicles = (rates: Rate[], vehicles: VehicleType[]): Rate[] =>
  rates.map((rate) => {
    const sent = rate.vehicle_type;
    if (!sent || !isReference(sent)) return rate;
    return { ...rate, vehicle_type: vehicles.find((vehicle) => isNamed(vehicle, sent.name)) ?? sent };
  });
