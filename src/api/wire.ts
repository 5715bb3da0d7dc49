import type { components } from './schema';

/** Names for the schemas of public/openapi.yaml, so that no other module imports the generated file. */
type Schemas = components['schemas'];

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
export type Rate = Omit<Schemas['Rate'], 'vehicle_type'> & { vehicle_type: VehicleType | null };
export type RateLine = Schemas['RateLine'];
export type Driver = Schemas['Driver'];
export type Position = Schemas['Position'];
export type Booking = Schemas['Booking'];
export type BookingRoute = Schemas['BookingRoute'];
export type Cancellation = Schemas['Cancellation'];
export type Price = Schemas['Price'];
export type Report = Schemas['Report'];
export type Appointment = Schemas['Appointment'];
export type TimelineEntry = Schemas['TimelineEntry'];
export type Proof = Schemas['Proof'];
export type PublicBooking = Schemas['PublicBooking'];
export type PublicRoute = Schemas['PublicRoute'];
export type PublicStop = Schemas['PublicStop'];
export type PublicAppointment = Schemas['PublicAppointment'];
export type LocationRequest = Schemas['LocationRequest'];
export type LocationHit = Schemas['LocationHit'];
export type QuoteRequest = Schemas['QuoteRequest'];
export type Quote = Omit<Schemas['Quote'], 'rates'> & { rates: Rate[] };
export type ScheduleRequest = Schemas['ScheduleRequest'];
export type ScheduleSlot = Schemas['ScheduleSlot'];
export type BookingRequest = Schemas['BookingRequest'];
export type PayRequest = Schemas['PayRequest'];
export type PayResult = Schemas['PayResult'];
export type RatingEntry = Schemas['RatingEntry'];
export type RatingInput = Schemas['RatingInput'];

export type CreditRequest = Schemas['CreditRequest'];
export type CreditRequestResult = Schemas['CreditRequestResult'];
export type CreditPayment = Schemas['CreditPayment'];
export type Transaction = Schemas['Transaction'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentMethodInput = Schemas['PaymentMethodInput'];
export type EWalletInput = Schemas['EWalletInput'];
export type PaymentMethodUpdate = Schemas['PaymentMethodUpdate'];
export type TopUpRequest = Schemas['TopUpRequest'];
export type TopUpResult = Schemas['TopUpResult'];
export type Voucher = Schemas['Voucher'];

export type Notification = Schemas['Notification'];
export type NotificationTarget = Schemas['NotificationTarget'];
export type Conversation = Schemas['Conversation'];
export type ConversationStart = Schemas['ConversationStart'];
export type Message = Schemas['Message'];
