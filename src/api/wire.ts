import type { MethodKind } from '@/config/methodKinds';
import type {
  AppointmentStatus,
  BookingStatus,
  CreditRequestStatus,
  NotificationTargetKind,
  NotificationType,
  OrUnknown,
  PaymentStatus,
  TransactionStatus,
  TransactionType,
  VoucherStatus,
} from '@/config/statuses';
import type { components } from './schema';

/** Names for the schemas of public/openapi.yaml, so that no other module imports the generated file. */
type Schemas = components['schemas'];

/** A schema with more exact types of some fields: `tsc` checks every comparison with a status. */
type Refine<Schema, Fields extends Partial<Record<keyof Schema, unknown>>> = Omit<Schema, keyof Fields> & Fields;

export type Id = Schemas['Id'];
export type Provider = Schemas['Provider'];

export type Customer = Schemas['Customer'];
export type UserProfile = Schemas['UserProfile'];
export type Company = Schemas['Company'];
export type CompanyType = Schemas['CompanyType'];
export type AccountDocument = Schemas['AccountDocument'];
export type Credentials = Schemas['Credentials'];
export type LoginResult = Schemas['LoginResult'];
export type SocialRegistration = Schemas['SocialRegistration'];
export type RegistrationResult = Schemas['RegistrationResult'];
export type PasswordReset = Schemas['PasswordReset'];
export type PasswordChange = Schemas['PasswordChange'];
export type OtpRequest = Schemas['OtpRequest'];
export type OtpTicket = Schemas['OtpTicket'];
export type OtpVerification = Schemas['OtpVerification'];

export type Place = Schemas['Place'];
export type Places = Schemas['Places'];
export type Address = Schemas['Address'];
export type AddressInput = Schemas['AddressInput'];
export type AddressUpdate = Schemas['AddressUpdate'];
export type GoodsType = Schemas['GoodsType'];
export type Category = Schemas['Category'];
export type Subcategory = Schemas['Subcategory'];
export type UnitOfMeasure = Schemas['UnitOfMeasure'];
export type VehicleType = Schemas['VehicleType'];
export type VehicleService = Schemas['VehicleService'];
export type HelpCategory = Schemas['HelpCategory'];
export type HelpArticle = Schemas['HelpArticle'];

export type Stop = Schemas['Stop'];
export type StopInput = Schemas['StopInput'];
export type Item = Schemas['Item'];
export type ItemInput = Schemas['ItemInput'];
/** Rate with its vehicle type resolved. */
export type Rate = Refine<Schemas['Rate'], { vehicle_type: VehicleType | null }>;
export type RateLine = Schemas['RateLine'];
export type Driver = Schemas['Driver'];
export type Position = Schemas['Position'];
export type Booking = Refine<
  Schemas['Booking'],
  { status: OrUnknown<BookingStatus>; payment_status: OrUnknown<PaymentStatus>; booking_routes: BookingRoute[] }
>;
export type BookingRoute = Refine<Schemas['BookingRoute'], { booking_appointments: Appointment[] }>;
export type Cancellation = Schemas['Cancellation'];
export type Price = Schemas['Price'];
export type Report = Schemas['Report'];
export type Appointment = Refine<
  Schemas['Appointment'],
  { status: OrUnknown<AppointmentStatus>; timeline: TimelineEntry[] }
>;
export type TimelineEntry = Refine<Schemas['TimelineEntry'], { status: OrUnknown<AppointmentStatus> }>;
export type Proof = Schemas['Proof'];
export type PublicBooking = Refine<
  Schemas['PublicBooking'],
  { status: OrUnknown<BookingStatus>; booking_routes: PublicRoute[] }
>;
export type PublicRoute = Refine<Schemas['PublicRoute'], { booking_appointments: PublicAppointment[] }>;
export type PublicStop = Schemas['PublicStop'];
export type PublicAppointment = Refine<
  Schemas['PublicAppointment'],
  { status: OrUnknown<AppointmentStatus>; timeline: Pick<TimelineEntry, 'status' | 'at'>[] }
>;
export type LocationRequest = Schemas['LocationRequest'];
export type LocationHit = Schemas['LocationHit'];
export type QuoteRequest = Schemas['QuoteRequest'];
export type Quote = Refine<Schemas['Quote'], { rates: Rate[] }>;
export type ScheduleRequest = Schemas['ScheduleRequest'];
export type ScheduleSlot = Schemas['ScheduleSlot'];
export type BookingRequest = Schemas['BookingRequest'];
export type PayRequest = Schemas['PayRequest'];
export type PayResult = Refine<Schemas['PayResult'], { booking: Booking }>;
export type RatingEntry = Schemas['RatingEntry'];
export type RatingInput = Schemas['RatingInput'];

export type CreditRequest = Schemas['CreditRequest'];
export type CreditRequestResult = Refine<Schemas['CreditRequestResult'], { status: OrUnknown<CreditRequestStatus> }>;
export type CreditPayment = Schemas['CreditPayment'];
export type Transaction = Refine<
  Schemas['Transaction'],
  { type: OrUnknown<TransactionType>; status: OrUnknown<TransactionStatus> }
>;
export type PaymentMethod = Refine<Schemas['PaymentMethod'], { kind: OrUnknown<MethodKind> }>;
export type PaymentMethodInput = Schemas['PaymentMethodInput'];
export type PaymentMethodUpdate = Schemas['PaymentMethodUpdate'];
export type TopUpRequest = Schemas['TopUpRequest'];
export type TopUpResult = Refine<Schemas['TopUpResult'], { transaction: Transaction }>;
export type Voucher = Refine<Schemas['Voucher'], { status: OrUnknown<VoucherStatus> }>;

export type Notification = Refine<Schemas['Notification'], { notification_event: NotificationEvent }>;
type NotificationEvent = Refine<
  Schemas['NotificationEvent'],
  { type: OrUnknown<NotificationType>; target: NotificationTarget | null }
>;
export type NotificationTarget = Refine<Schemas['NotificationTarget'], { kind: OrUnknown<NotificationTargetKind> }>;
export type Conversation = Schemas['Conversation'];
export type ConversationStart = Schemas['ConversationStart'];
export type Message = Schemas['Message'];
