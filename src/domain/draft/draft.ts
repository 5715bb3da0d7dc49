import type { BookingMode } from '@/config/paths';

/** A delivery that is being typed: shared by the quote box, quick quotation and the booking form. */
export type PlaceRef = { id: string; name: string };

export type DraftStop = {
  /** Stable within the draft: list keys, and what an item points at. */
  key: string;
  contact_name: string;
  contact_mobile: string;
  address_line: string;
  landmark: string;
  region: PlaceRef | null;
  province: PlaceRef | null;
  city: PlaceRef | null;
  barangay: PlaceRef | null;
  lat: number | null;
  lng: number | null;
  /** The coordinates are only the centre of the barangay or city; a pin the customer placed or confirmed is exact. */
  is_pin_approximate: boolean;
  /** Pesos the driver collects here, of a delivery with cash on delivery. */
  cod_amount: number | null;
  notes: string;
};

export type DraftItem = {
  key: string;
  /** `key` of the drop-off where it is unloaded. */
  stop: string;
  type: string;
  category: string;
  subcategory: string;
  uom: string;
  quantity: number | null;
  /** Of one unit, in kg. */
  weight_kg: number | null;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  /** In pesos. */
  declared_value: number | null;
  description: string;
  is_fragile: boolean;
  is_perishable: boolean;
};

export type DraftSchedule = {
  when: 'now' | 'later';
  /** YYYY-MM-DD in Manila; empty while nothing is chosen. */
  date: string;
  /** ISO 8601 of the chosen slot; empty while nothing is chosen. */
  pickup_at: string;
};

/** One wish to book: the key goes along with every attempt, and a change of what is booked is a new wish. */
export type BookingIntent = {
  key: string;
  /** `draftFingerprint` of what the key stands for. */
  fingerprint: string;
  /** ISO time of a pick-up "now", fixed at the first attempt. */
  pickup_at: string;
};

export type DeliveryDraft = {
  mode: BookingMode;
  /** The first is the pickup; 1 to 15 drop-offs follow. */
  stops: DraftStop[];
  items: DraftItem[];
  schedule: DraftSchedule;
  /** Id of the vehicle type; empty while nothing is chosen. */
  vehicle_type: string;
  /** Codes of the add-on services. */
  services: string[];
  voucher_code: string;
  notes: string;
  has_no_prohibited_goods: boolean;
  /** Absent until the first attempt to book. */
  intent?: BookingIntent;
  /** A visitor asked to book it: it is what the login is for. */
  is_wanted?: boolean;
  /** ISO time of the last change; empty for an untouched draft. */
  saved_at: string;
};

/** A key that is unique within one draft. */
export const newDraftKey = () => Math.random().toString(36).slice(2, 10);

export function emptyStop(): DraftStop {
  return {
    key: newDraftKey(),
    contact_name: '',
    contact_mobile: '',
    address_line: '',
    landmark: '',
    region: null,
    province: null,
    city: null,
    barangay: null,
    lat: null,
    lng: null,
    is_pin_approximate: false,
    cod_amount: null,
    notes: '',
  };
}

export function emptyItem(stopKey: string): DraftItem {
  return {
    key: newDraftKey(),
    stop: stopKey,
    type: '',
    category: '',
    subcategory: '',
    uom: '',
    quantity: 1,
    weight_kg: null,
    length_cm: null,
    width_cm: null,
    height_cm: null,
    declared_value: null,
    description: '',
    is_fragile: false,
    is_perishable: false,
  };
}

export function emptyDraft(mode: BookingMode): DeliveryDraft {
  const pickup = emptyStop();
  const dropoff = emptyStop();
  return {
    mode,
    stops: [pickup, dropoff],
    items: [emptyItem(dropoff.key)],
    schedule: { when: 'now', date: '', pickup_at: '' },
    vehicle_type: '',
    services: [],
    voucher_code: '',
    notes: '',
    has_no_prohibited_goods: false,
    saved_at: '',
  };
}
