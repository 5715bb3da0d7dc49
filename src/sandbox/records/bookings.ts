import type { BookingMode } from '@/config/modes';
import type { AppointmentStatus, BookingStatus, PaymentStatus } from '@/config/statuses';

// Stored bookings, as plain JSON. Amounts are centavos; times are ms since the epoch.

export type ItemRecord = {
  type: number;
  category: number;
  subcategory: number;
  uom: number;
  quantity: number;
  /** Weight of one unit. */
  weight_kg: number;
  length_cm?: number;
  width_cm?: number;
  height_cm?: number;
  /** Declared value in pesos. */
  declared_value?: number;
  description?: string;
  is_fragile?: boolean;
  is_perishable?: boolean;
};

export type StopRecord = {
  /** 0 for the pickup, drop-offs from 1. */
  sequence: number;
  kind: 'pickup' | 'dropoff';
  contact_name: string;
  contact_mobile: string;
  address_line: string;
  landmark: string;
  /** Place ids. */
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

/** The total is the breakdown minus the discount. */
export type PriceRecord = { breakdown: RateLineRecord[]; discount: number; total: number };

export type RateRecord = PriceRecord & {
  id: string;
  vehicle_type: number;
  driver_id: number | null;
  /** Position of the waiting driver. */
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
  /** Sequence of the stop, if the entry is about one. */
  stop: number | null;
  proof: ProofRecord | null;
};

/** Future step of a paid booking, due at `at`. */
export type PlannedStep = TimelineRecord;

export type CancellationRecord = { at: number; reason: string; fee: number; refund: number };

export type PaymentRecord = {
  /** Payment method id, 'credit' or 'cash'. */
  method: string;
  /** Label: 'Visa 4417', 'Wallet', 'Credit' or 'Cash'. */
  label: string;
  amount: number;
  idempotency_key: string;
  paid_at: number;
};

export type BookingRecord = {
  id: number;
  customer_id: number;
  booking_number: string;
  booking_type: BookingMode;
  status: BookingStatus;
  created_at: number;
  pickup_at: number;
  /** True for a pickup now, false for a slot. */
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
  /** Paid offer; null before the payment. */
  rate: RateRecord | null;
  total: number;
  payment_status: PaymentStatus;
  payment: PaymentRecord | null;
  appointment_id: number;
  appointment_status: AppointmentStatus;
  timeline: TimelineRecord[];
  /** Remaining steps in order of time. */
  plan: PlannedStep[];
  cancellation: CancellationRecord | null;
  /** Price when booked, before a driver was chosen. */
  quote: PriceRecord;
  /** Customer reports; `photo` is an address. */
  reports: { reason: string; photo: string | null; at: number }[];
  rating: { rating: number; review: string; created_at: number } | null;
};
