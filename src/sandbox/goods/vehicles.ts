import type { VehicleType } from '@/api/wire';
import { toPesos } from '../domain/centavos';

/** Add-on service; the price is in centavos. */
export type ServiceSpec = { code: string; label: string; price: number };

/** Vehicle type; fares are in centavos. */
export type VehicleSpec = {
  id: number;
  name: string;
  description: string;
  max_weight_kg: number;
  max_volume_cbm: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  base_fare: number;
  per_km: number;
  image: string;
  services: ServiceSpec[];
};

const POD_PHOTO = { code: 'pod_photo', label: 'Photo proof', price: 0 };
const POD_SIGNATURE = { code: 'pod_signature', label: 'Recipient signature', price: 0 };
const POD_PIN = { code: 'pod_pin', label: 'Delivery PIN', price: 2_000 };
const VALUE_COVER = { code: 'value_cover', label: 'Declared value cover', price: 6_000 };
const COD = { code: 'cod', label: 'Cash on delivery', price: 4_500 };
const HELPER = { code: 'helper', label: 'Driver helper', price: 25_000 };
const DRIVER_CARRIES = { code: 'driver_carries', label: 'Driver helps carry', price: 15_000 };
const RETURN_TRIP = { code: 'return_trip', label: 'Return trip', price: 30_000 };
const INSULATED = { code: 'insulated', label: 'Insulated box', price: 12_000 };

const DELIVERY_SERVICES = [POD_PHOTO, POD_SIGNATURE, POD_PIN, VALUE_COVER, COD];

const toImage = (name: string) => `/art/vehicle-${name}.svg`;

/** Special vehicles, smallest first. */
export const VEHICLES: VehicleSpec[] = [
  {
    id: 1,
    name: 'Motorcycle',
    description: 'Documents, meals and small parcels, fast through traffic.',
    max_weight_kg: 20,
    max_volume_cbm: 0.1,
    length_cm: 50,
    width_cm: 40,
    height_cm: 50,
    base_fare: 6_000,
    per_km: 900,
    image: toImage('motorcycle'),
    services: [INSULATED, { ...RETURN_TRIP, price: 6_000 }, ...DELIVERY_SERVICES],
  },
  {
    id: 2,
    name: 'Sedan',
    description: 'Boxes, cakes and fragile goods, protected from the rain.',
    max_weight_kg: 200,
    max_volume_cbm: 0.7,
    length_cm: 100,
    width_cm: 100,
    height_cm: 70,
    base_fare: 18_000,
    per_km: 1_700,
    image: toImage('sedan'),
    services: [DRIVER_CARRIES, { ...RETURN_TRIP, price: 15_000 }, INSULATED, ...DELIVERY_SERVICES],
  },
  {
    id: 3,
    name: 'MPV',
    description: 'Groceries, appliances and stall supplies.',
    max_weight_kg: 400,
    max_volume_cbm: 1.8,
    length_cm: 150,
    width_cm: 110,
    height_cm: 110,
    base_fare: 32_000,
    per_km: 2_300,
    image: toImage('mpv'),
    services: [DRIVER_CARRIES, { ...RETURN_TRIP, price: 20_000 }, INSULATED, ...DELIVERY_SERVICES],
  },
  {
    id: 4,
    name: 'L300 Van',
    description: 'Furniture, crates of produce and store stock.',
    max_weight_kg: 1_000,
    max_volume_cbm: 4.7,
    length_cm: 240,
    width_cm: 140,
    height_cm: 140,
    base_fare: 75_000,
    per_km: 3_800,
    image: toImage('van'),
    services: [HELPER, DRIVER_CARRIES, RETURN_TRIP, ...DELIVERY_SERVICES],
  },
  {
    id: 5,
    name: 'Closed van',
    description: 'Small moves and full store deliveries, locked and dry.',
    max_weight_kg: 2_000,
    max_volume_cbm: 9.7,
    length_cm: 300,
    width_cm: 180,
    height_cm: 180,
    base_fare: 150_000,
    per_km: 4_800,
    image: toImage('closedvan'),
    services: [HELPER, DRIVER_CARRIES, { ...RETURN_TRIP, price: 60_000 }, ...DELIVERY_SERVICES],
  },
  {
    id: 6,
    name: '6-wheeler',
    description: 'Pallets, building materials and wholesale loads.',
    max_weight_kg: 3_000,
    max_volume_cbm: 18,
    length_cm: 430,
    width_cm: 200,
    height_cm: 210,
    base_fare: 300_000,
    per_km: 6_200,
    image: toImage('sixw'),
    services: [HELPER, { ...RETURN_TRIP, price: 120_000 }, ...DELIVERY_SERVICES],
  },
  {
    id: 7,
    name: '10-wheeler',
    description: 'Wing van for full truckloads between islands and cities.',
    max_weight_kg: 12_000,
    max_volume_cbm: 52,
    length_cm: 960,
    width_cm: 235,
    height_cm: 230,
    base_fare: 850_000,
    per_km: 9_500,
    image: toImage('wing'),
    services: [HELPER, { ...RETURN_TRIP, price: 350_000 }, ...DELIVERY_SERVICES],
  },
];

/** Truck of Joint loads. The fare goes by chargeable weight; `base_fare` is the minimum. */
export const SHARED_TRUCK: VehicleSpec = {
  id: 8,
  name: 'Joint truck',
  description: 'One truck shared by several loads going the same way.',
  max_weight_kg: 3_000,
  max_volume_cbm: 18,
  length_cm: 430,
  width_cm: 200,
  height_cm: 210,
  base_fare: 15_000,
  per_km: 600,
  image: toImage('shared'),
  services: [DRIVER_CARRIES, POD_PHOTO, POD_SIGNATURE, POD_PIN, VALUE_COVER],
};

/** Finds a vehicle by id; the API may send it as text. */
export const findVehicleById = (id: unknown): VehicleSpec | undefined =>
  [...VEHICLES, SHARED_TRUCK].find((vehicle) => String(vehicle.id) === String(id));

export const toWireVehicle = (vehicle: VehicleSpec): VehicleType => ({
  ...vehicle,
  base_fare: toPesos(vehicle.base_fare),
  per_km: toPesos(vehicle.per_km),
  services: vehicle.services.map((service) => ({ ...service, price: toPesos(service.price) })),
});
