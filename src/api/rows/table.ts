import type * as v from 'valibot';
import * as booking from './booking';
import * as chat from './chat';
import * as money from './money';
import * as price from './price';
import * as reference from './reference';

/** Schemas of all records, by the names that endpoints use. */
export const ROWS = {
  companyType: reference.companyType,
  place: reference.place,
  address: reference.address,
  locationHit: reference.locationHit,
  goodsType: reference.goodsType,
  category: reference.category,
  subcategory: reference.subcategory,
  unitOfMeasure: reference.unitOfMeasure,
  vehicleType: reference.vehicleType,
  helpCategory: reference.helpCategory,
  helpArticle: reference.helpArticle,
  transaction: money.transaction,
  paymentMethod: money.paymentMethod,
  voucher: money.voucher,
  notification: chat.notification,
  conversation: chat.conversation,
  booking: booking.booking,
  publicBooking: booking.publicBooking,
  rate: price.rate,
  quote: price.quote,
  scheduleSlot: price.scheduleSlot,
  ratingEntry: booking.ratingEntry,
} satisfies Record<string, v.GenericSchema>;

export type RowName = keyof typeof ROWS;
