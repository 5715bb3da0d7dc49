/** What the backend keeps of a booking. Plain JSON: it survives a reload. Amounts are centavos, times ms since the epoch. */

export type RecordedBookingType = 'exclusive' | 'shared';
export type BookingStatus = 'Pending' | 'Ongoing' | 'Completed' | 'Cancelled';
export type PaymentStatus = 'Unpaid' | 'Paid' | 'Billed';

/** In the order of a delivery that goes well; the last three are off the path. */
export const APPOINTMENT_STATUSES = [
  'Finding Driver',
  'Driver Assigned',
  'Arrived at Pickup',
  'Picked Up',
  'In Transit',
  'Arrived at Drop-off',
  'Delivered',
  'Failed Attempt',
  'Returned',
  'Cancelled',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export type ItemRecord = {
  type: number;
  category: number;
  subcategory: number;
  uom: number;
  quantity: number;
  /** Of one unit. */
  weight_kg: number;
  length_cm?: number;
  width_cm?: number;
  height_cm?: number;
  /** In pesos, as it came. */
  declared_value?: number;
  description?: string;
  is_fragile?: boolean;
  is_perishable?: boolean;
};

export type StopRecord = {
  /** 0 is the pickup; drop-offs count from 1. */
  sequence: number;
  kind: 'pickup' | 'dropoff';
  contact_name: string;
  contact_mobile: string;
  address_line: string;
  landmark: string;
  /** Ids of Places. */
  region: string;
  province: string;
  city: string;
  barangay: string;
  lat: number;
  lng: number;
  notes: string;
  items: ItemRecord[];
};

export type RateLineRecord = { code: string; label: string; centavos: number };

/** The breakdown minus the discount is the total. */
export type PriceRecord = { breakdown: RateLineRecord[]; discount: number; total: number };

export type RateRecord = PriceRecord & {
  id: string;
  vehicle_type: number;
  driver_id: number | null;
  /** Where that driver waits. */
  from: { lat: number; lng: number } | null;
  eta_minutes: number;
  distance_km: number;
  duration_minutes: number;
};

export type ProofRecord = { photo: string; signature: string; received_by: string; at: number };

export type TimelineRecord = {
  status: AppointmentStatus;
  at: number;
  note: string;
  lat: number | null;
  lng: number | null;
  /** The stop that the entry is about; null where it is about none. */
  stop: number | null;
  proof: ProofRecord | null;
};

/** One step of the driver's day, known from the moment a booking is paid; `at` says when it happens. */
export type PlannedStep = TimelineRecord;

export type CancellationRecord = { at: number; reason: string; fee: number; refund: number };

export type PaymentRecord = {
  /** Id of a payment method, 'credit' or 'cash'. */
  method: string;
  /** As a person reads it: 'Visa 4417', 'Wallet', 'Credit', 'Cash'. */
  label: string;
  amount: number;
  idempotency_key: string;
  paid_at: number;
};

export type BookingRecord = {
  id: number;
  customer_id: number;
  booking_number: string;
  booking_type: RecordedBookingType;
  status: BookingStatus;
  created_at: number;
  pickup_at: number;
  /** True when the customer asked for the next free driver, not for a slot. */
  is_now: boolean;
  stops: StopRecord[];
  vehicle_type: number;
  services: string[];
  voucher_code: string | null;
  notes: string;
  idempotency_key: string;
  distance_km: number;
  duration_minutes: number;
  polyline: string;
  rates: { computed_at: number; voucher_code: string | null; offers: RateRecord[] } | null;
  /** The offer that was paid; null before. */
  rate: RateRecord | null;
  total: number;
  payment_status: PaymentStatus;
  payment: PaymentRecord | null;
  appointment_id: number;
  appointment_status: AppointmentStatus;
  timeline: TimelineRecord[];
  /** Steps still to come, in order of time. */
  plan: PlannedStep[];
  proof: ProofRecord | null;
  cancellation: CancellationRecord | null;
  /** The price at the moment of booking, before a driver was chosen. */
  quote: PriceRecord;
  /** What the customer sent about it; `photo` is its address. */
  reports: { reason: string; photo: string | null; at: number }[];
  rating: { rating: number; review: string; created_at: number } | null;
};
