import type { Place } from '@/api/wire';
import type { BookingMode } from '@/config/modes';

/** A region, province, city or barangay. */
export type PlaceRef = { id: string; name: string };

/** Converts a place of the server; null without one. */
export function toPlaceRef(place: Place): PlaceRef;
export function toPlaceRef(place: Place | null | undefined): PlaceRef | null;
export function toPlaceRef(place: Place | null | undefined): PlaceRef | null {
  return place ? { id: String(place.id), name: place.name } : null;
}

export type DraftStop = {
  /** Stable id within the draft, for list keys and for `DraftItem.stop`. */
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
  /** True if the coordinates are the centre of a barangay or city, not a pin that the customer placed or confirmed. */
  is_pin_approximate: boolean;
  /** Pesos to collect here, for cash on delivery. */
  cod_amount: number | null;
  notes: string;
};

/** `stop` of an item that each drop-off gets. */
export const EVERY_DROPOFF = '*';

export type DraftItem = {
  key: string;
  /** `key` of its drop-off, or EVERY_DROPOFF. */
  stop: string;
  type: string;
  category: string;
  subcategory: string;
  uom: string;
  quantity: number | null;
  /** Weight of one unit in kg. */
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
  /** YYYY-MM-DD in Manila; '' until chosen. */
  date: string;
  /** ISO 8601 of the chosen slot; '' until chosen. */
  pickup_at: string;
};

/** An attempt to book. Retries send the same idempotency key; an edit of the draft starts a new attempt. */
export type BookingIntent = {
  key: string;
  /** `getFingerprint` of the draft that the key belongs to. */
  fingerprint: string;
  /** ISO time of a pickup "now", fixed at the first attempt. */
  pickup_at: string;
};

/** A delivery that is being entered, shared by the quote box, quick quotation and the booking form. */
export type DeliveryDraft = {
  mode: BookingMode;
  /** The first is the pickup; 1 to 15 drop-offs follow. */
  stops: DraftStop[];
  items: DraftItem[];
  schedule: DraftSchedule;
  /** Id of the vehicle type; '' until chosen. */
  vehicle_type: string;
  /** Codes of the add-on services. */
  services: string[];
  voucher_code: string;
  notes: string;
  has_no_prohibited_goods: boolean;
  /** Absent until the first attempt to book. */
  intent?: BookingIntent;
  /** Serialized pickup as the form filled it in from the default address. An edited pickup differs from it. */
  prefilled_pickup?: string;
  /** True if a visitor logs in to book this draft. */
  is_wanted?: boolean;
  /** ISO time of the last change; '' for an untouched draft. */
  saved_at: string;
};

/** Creates a random key for a stop or an item. Versions of one draft share the keys; no other draft has them. */
export const createDraftKey = () => Math.random().toString(36).slice(2, 10);

/** Creates a stop without an address. */
export function createEmptyStop(): DraftStop {
  return {
    key: createDraftKey(),
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

/** Creates an item line for the drop-off `stopKey`. */
export function createEmptyItem(stopKey: string): DraftItem {
  return {
    key: createDraftKey(),
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

/** Creates a draft with a pickup, one drop-off and one item line. */
export function createEmptyDraft(mode: BookingMode): DeliveryDraft {
  const pickup = createEmptyStop();
  const dropoff = createEmptyStop();
  return {
    mode,
    stops: [pickup, dropoff],
    items: [createEmptyItem(dropoff.key)],
    schedule: { when: 'now', date: '', pickup_at: '' },
    vehicle_type: '',
    services: [],
    voucher_code: '',
    notes: '',
    has_no_prohibited_goods: false,
    saved_at: '',
  };
}

/** Serializes the typed values of a draft, without its save time and its booking attempt. */
const serializeValues = ({ intent: _intent, saved_at: _savedAt, is_wanted: _isWanted, ...typed }: DeliveryDraft) =>
  JSON.stringify(Object.entries(typed).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns true when two drafts have the same values. */
export const isSameDraft = (draft: DeliveryDraft, other: DeliveryDraft) =>
  serializeValues(draft) === serializeValues(other);
