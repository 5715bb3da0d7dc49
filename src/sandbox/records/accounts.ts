import type { Place } from '@/api/wire';
import type { MethodKind } from '@/config/methodKinds';
import type { BookingMode } from '@/config/modes';
import type { CreditRequestStatus, TransactionStatus, TransactionType } from '@/config/statuses';

// Amounts in these records are centavos; times are ms since the epoch.

export type CustomerRecord = {
  id: number;
  customer_type: 'individual' | 'Corporate';
  username: string;
  email: string;
  mobile: string;
  /** Salted hash. */
  password: string;
  billing_type: 'Prepaid' | 'Per SOA';
  /** Loyalty points, the `remaining_credits` of an individual; they can't be spent. */
  points: number;
  /** Balance of the payment method of kind wallet. */
  wallet: number;
  credit_limit: number;
  credit_used: number;
  company: CompanyRecord | null;
  /** Documents of an individual; absent in older stored worlds. A corporate's are in `company`. */
  documents?: DocumentRecord[];
  profile: ProfileRecord;
  /** User names at linked social providers. */
  providers: Partial<Record<LinkedProvider, string>>;
  created_at: number;
};

export type DocumentRecord = {
  id: number;
  name: string;
  url: string;
  status: 'For review' | 'Approved' | 'Refused';
  /** Why it was refused. */
  reason?: string;
};

export type LinkedProvider = 'facebook' | 'google-oauth2' | 'apple-id';

type ProfileRecord = {
  first_name: string;
  middle_name: string;
  last_name: string;
  profile_image: string | null;
  account_number: string;
  birth_date: string;
  gender: string;
  is_email_verified: boolean;
  is_mobile_verified: boolean;
};

export type CompanyRecord = {
  id: number;
  company_name: string;
  company_type: { id: number; name: string };
  tin: string;
  business_address: string;
  contact_person: string;
  contact_number: string;
  documents: DocumentRecord[];
};

export type Session = {
  customer_id: number;
  /** Refresh token; null if the access token itself is refreshed. */
  refresh: string | null;
  /** Device time, since a fast world clock must not end a session. */
  refresh_expires_at: number;
  access: { token: string; expires_at: number }[];
};

export type LoginAttempts = { wrong: number; blocked_until: number };

export type OtpRecord = {
  customer_id: number;
  method: 'sms' | 'email';
  code: string;
  sent_at: number;
  expires_at: number;
  wrong: number;
};

export type ResetToken = { token: string; customer_id: number; expires_at: number };

export type OutboxItem = {
  id: number;
  channel: 'sms' | 'email';
  to: string;
  text: string;
  code?: string;
  link?: string;
  at: number;
};

export type AddressRecord = {
  id: number;
  customer_id: number;
  label: string;
  contact_name: string;
  contact_mobile: string;
  address_line: string;
  landmark: string;
  region: Place;
  province: Place;
  city: Place;
  barangay: Place;
  postal_code: string;
  lat: number | null;
  lng: number | null;
  is_default: boolean;
};

export type PaymentMethodRecord = {
  id: number;
  customer_id: number;
  kind: MethodKind;
  /** Card token; empty for GCash, Maya and the wallet. */
  token: string;
  /** Account of GCash and Maya; empty for a card and the wallet. */
  mobile: string;
  brand: string;
  last_four: string;
  holder_name: string;
  expiry_month: number | null;
  expiry_year: number | null;
  is_default: boolean;
  is_verified: boolean;
};

export type TransactionRecord = {
  id: number;
  customer_id: number;
  reference: string;
  type: TransactionType;
  status: TransactionStatus;
  amount: number;
  /** Balance of the wallet or the remaining credit; null if neither changed. */
  balance_after: number | null;
  method: string;
  booking_number: string | null;
  description: string;
  created_at: number;
  /** Date of a cheque as YYYY-MM-DD; banks accept it from that day. */
  cheque_date?: string;
};

/** A payment on the bank page (3-D Secure, GCash, Maya). */
export type PaymentIntent = {
  id: string;
  customer_id: number;
  purpose: 'booking' | 'top_up';
  /** Id of the booking that is paid, if any. */
  booking_id: string | null;
  transaction_id: number;
  amount: number;
  method_label: string;
  /** Origin of the app; the bank page redirects to it. */
  return_origin: string;
  status: 'open' | 'approved' | 'declined';
  created_at: number;
};

export type VoucherRecord = {
  id: number;
  /** Owner; null for all customers. */
  customer_id: number | null;
  code: string;
  title: string;
  description: string;
  kind: 'percent' | 'amount';
  /** Percent, or centavos. */
  value: number;
  max_discount: number | null;
  min_spend: number;
  valid_from: number;
  valid_until: number;
  booking_type: BookingMode | null;
  /** Remaining uses by customer id; the default is `uses_per_customer`. */
  uses_left: Record<string, number>;
  uses_per_customer: number;
};

export type CreditRequestRecord = {
  id: number;
  customer_id: number;
  amount: number;
  reason: string;
  terms_days: number;
  status: CreditRequestStatus;
  created_at: number;
};
