import type { UnknownAction } from '@reduxjs/toolkit';

/** Lists of spec section 3 whose failed lookups are stored, by the endpoint that loads or changes them. */
const LOOKUP_LISTS: Record<string, string> = {
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
  getBookings: 'myBookings',
  getAllBookings: 'myBookings',
  getVouchers: 'vouchers',
  getHelpCategories: 'help',
  getHelpArticles: 'help',
  getBookingRoute: 'routes',
  trackBooking: 'routes',
};

/** Returns the list of a failed call; undefined for any other call. */
export function lookupListOf(action: UnknownAction): string | undefined {
  const { arg } = action.meta as { arg?: { endpointName?: string } };
  return LOOKUP_LISTS[arg?.endpointName ?? ''];
}
