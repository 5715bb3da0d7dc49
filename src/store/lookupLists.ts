import type { UnknownAction } from '@reduxjs/toolkit';
import type { addressesApi } from '@/api/addresses';
import type { bookingsApi } from '@/api/bookings';
import type { paymentsApi } from '@/api/payments';
import type { referenceApi } from '@/api/reference';
import type { vouchersApi } from '@/api/vouchers';

type Endpoints = typeof addressesApi.endpoints &
  typeof bookingsApi.endpoints &
  typeof paymentsApi.endpoints &
  typeof referenceApi.endpoints &
  typeof vouchersApi.endpoints;

/** Lists of spec section 3 whose failed lookups are stored, by the endpoint that loads or changes them. */
const LOOKUP_LISTS: Partial<Record<keyof Endpoints, string>> = {
  getRegions: 'region',
  getProvinces: 'province',
  getCities: 'city',
  getBarangays: 'barangay',
  getCompanyTypes: 'companyType',
  getGoodsTypes: 'goodsTypes',
  getCategories: 'category',
  getSubcategories: 'subcategory',
  getUnitsOfMeasure: 'packingType',
  getVehicleTypes: 'vehicleTypes',
  getAddresses: 'addresses',
  createAddress: 'addresses',
  updateAddress: 'addresses',
  deleteAddress: 'addresses',
  getPaymentMethods: 'wallet',
  createPaymentMethod: 'wallet',
  updatePaymentMethod: 'wallet',
  deletePaymentMethod: 'wallet',
  getTransactions: 'transactions',
  quoteDelivery: 'quotation',
  computeRates: 'driverRates',
  getBookings: 'myBookings',
  getAllBookings: 'myBookings',
  getVouchers: 'vouchers',
  getHelpCategories: 'help',
  getHelpArticles: 'help',
  getBookingRoute: 'routes',
  trackBooking: 'routes',
};

/** Returns the list of a failed call; undefined for any other call. */
export function findLookupList(action: UnknownAction): string | undefined {
  const { arg } = action.meta as { arg?: { endpointName?: keyof Endpoints } };
  return arg?.endpointName && LOOKUP_LISTS[arg.endpointName];
}
