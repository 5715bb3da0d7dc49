import {
  PHOTO,
  address,
  booking,
  cheque,
  conversation,
  credentials,
  credit,
  creditPayment,
  form,
  method,
  newPassword,
  payment,
  photo,
  quote,
  registration,
  slots,
  token,
  topUp,
} from './samples';

/** Expected request of a call. `url` has the placeholder {id}; `body` of a form lists its fields. */
export type CallRow = {
  endpoint: string;
  arg: (id: string) => unknown;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  body?: unknown;
  isForm?: boolean;
  bearer: 'bearer' | 'public' | 'optional';
  gives: 'data' | 'page' | 'message';
};

const none = () => undefined;
const ID = '/{id}';

const row = (
  endpoint: string,
  call: string,
  bearer: CallRow['bearer'],
  gives: CallRow['gives'],
  arg: CallRow['arg'] = none,
  body?: unknown,
  isForm = false,
): CallRow => {
  const [method, url] = call.split(' ') as [CallRow['method'], string];
  return { endpoint, method, url, bearer, gives, arg, body, isForm };
};

/** Every endpoint of src/api (spec 7). */
export const CALLS: CallRow[] = [
  row('login', 'POST /api/customers/login', 'public', 'data', () => credentials, credentials),
  row(
    'loginWithProvider',
    'POST /api/customers/login/facebook',
    'public',
    'data',
    () => ({ provider: 'facebook', ...token }),
    token,
  ),
  row(
    'loginWithProvider',
    'POST /api/customers/login/google-oauth2',
    'bearer',
    'data',
    () => ({ provider: 'google-oauth2', link: true, ...token }),
    token,
  ),
  row(
    'registerWithProvider',
    'POST /api/customers/register/apple-id',
    'public',
    'data',
    () => ({ provider: 'apple-id', ...token }),
    token,
  ),
  row('disconnectProvider', 'POST /api/customers/disconnect/facebook', 'bearer', 'data', () => 'facebook'),
  row(
    'registerCustomer',
    'POST /api/customers/register',
    'public',
    'data',
    () => form(registration),
    registration,
    true,
  ),
  row(
    'updateCustomer',
    `PATCH /api/customers/update${ID}`,
    'optional',
    'data',
    (id) => ({ id, body: form({ first_name: 'Ana', 'documents[]': photo() }) }),
    { first_name: 'Ana', 'documents[]': PHOTO },
    true,
  ),
  row('deleteCustomer', `DELETE /api/customers/delete${ID}`, 'bearer', 'message', (id) => ({ id, password: 'x' }), {
    password: 'x',
  }),
  row('getCustomer', 'GET /api/customers/', 'bearer', 'data'),
  row('requestOtp', 'POST /api/customers/request-otp', 'bearer', 'data', () => ({ method: 'sms' }), { method: 'sms' }),
  row('verifyOtp', 'POST /api/customers/verify-otp', 'bearer', 'data', () => ({ method: 'email', otp: '012345' }), {
    method: 'email',
    otp: '012345',
  }),
  row('requestPasswordReset', 'POST /api/reset-password/request', 'public', 'message', () => ({ email: 'a@b.ph' }), {
    email: 'a@b.ph',
  }),
  row('validateResetToken', 'POST /api/reset-password/validate', 'public', 'data', () => ({ token: 't' }), {
    token: 't',
  }),
  row('resetPassword', 'POST /api/reset-password', 'public', 'message', () => ({ token: 't', ...newPassword }), {
    token: 't',
    ...newPassword,
  }),
  row(
    'changePassword',
    'POST /api/change-password',
    'bearer',
    'message',
    () => ({ current_password: 'x', ...newPassword }),
    { current_password: 'x', ...newPassword },
  ),

  row('getCompanyTypes', 'GET /api/companies/types', 'public', 'data'),
  row('getRegions', 'GET /api/regions', 'public', 'data'),
  row('getProvinces', `GET /api/provinces${ID}`, 'public', 'data', (id) => id),
  row('getCities', `GET /api/cities${ID}`, 'public', 'data', (id) => id),
  row('getBarangays', `GET /api/barangays${ID}`, 'public', 'data', (id) => id),
  row('getGoodsTypes', 'GET /api/products/types', 'public', 'data'),
  row('getCategories', 'GET /api/products/categories?type=1', 'public', 'data', () => 1),
  row('getSubcategories', 'GET /api/products/subcategories?category=c-3', 'public', 'data', () => 'c-3'),
  row('getUnitsOfMeasure', 'GET /api/products/uom', 'public', 'data'),
  row('getVehicleTypes', 'GET /api/vehicles/types', 'public', 'data'),
  row('getHelpCategories', 'GET /api/settings/help-center/categories', 'optional', 'data'),
  row('getHelpArticles', 'GET /api/settings/help-center?category=4', 'optional', 'data', () => 4),

  row('getAddresses', 'GET /api/customers/addresses', 'bearer', 'data'),
  row('createAddress', 'POST /api/customers/addresses/create', 'bearer', 'data', () => address, address),
  row(
    'updateAddress',
    `PATCH /api/customers/addresses/update${ID}`,
    'bearer',
    'data',
    (id) => ({ id, label: 'Work' }),
    { label: 'Work' },
  ),
  row('deleteAddress', `DELETE /api/customers/addresses/delete${ID}`, 'bearer', 'message', (id) => id),

  row('getNotifications', 'GET /api/notifications?page=2&size=10', 'bearer', 'page', () => 2),
  row('readAllNotifications', 'POST /api/notifications/read_all', 'bearer', 'message', () => [801, 'n-2'], {
    notification_ids: [801, 'n-2'],
  }),
  row(
    'updateNotification',
    `PATCH /api/notifications/update${ID}`,
    'bearer',
    'message',
    (id) => ({ id, was_seen: true }),
    { was_seen: true },
  ),
  row('getConversations', 'GET /api/messages', 'bearer', 'data'),
  row('getConversation', `GET /api/messages${ID}`, 'bearer', 'data', (id) => ({ id })),
  row('startConversation', 'POST /api/messages/create', 'bearer', 'data', () => conversation, conversation),
  row('sendMessage', `POST /api/messages${ID}/create`, 'bearer', 'data', (id) => ({ id, message: 'On my way' }), {
    message: 'On my way',
  }),

  row('requestCredit', 'POST /api/credits/request', 'bearer', 'data', () => credit, credit),
  row('payCredit', 'POST /api/credits/pay', 'bearer', 'data', () => creditPayment, creditPayment),
  row(
    'payCreditByCheque',
    'POST /api/credits/pay/cheque',
    'bearer',
    'data',
    () => form({ ...cheque, photo: photo() }),
    { ...cheque, photo: PHOTO },
    true,
  ),

  row('getPaymentMethods', 'GET /api/payments/methods', 'bearer', 'data'),
  row('createPaymentMethod', 'POST /api/payments/methods/create', 'bearer', 'data', () => method, method),
  row(
    'updatePaymentMethod',
    `PATCH /api/payments/methods/update${ID}`,
    'bearer',
    'data',
    (id) => ({ id, is_default: true }),
    { is_default: true },
  ),
  row('deletePaymentMethod', `DELETE /api/payments/methods/delete${ID}`, 'bearer', 'message', (id) => id),
  row('getTransactions', 'GET /api/payments', 'bearer', 'page'),
  row('getTransactions', 'GET /api/payments?page=0&size=999', 'bearer', 'page', () => ({ page: 0, size: 999 })),
  row('topUp', 'POST /api/payments/top-up', 'bearer', 'data', () => topUp, topUp),

  row('getVouchers', 'GET /api/vouchers', 'bearer', 'data'),

  row('quoteDelivery', 'POST /api/bookings/quick-quotation', 'public', 'data', () => quote, quote),
  row('searchLocations', 'POST /api/bookings/location', 'public', 'data', () => ({ query: 'Makati' }), {
    query: 'Makati',
  }),
  row('searchLocations', 'POST /api/bookings/location', 'public', 'data', () => ({ lat: 14.5, lng: 121 }), {
    lat: 14.5,
    lng: 121,
  }),
  row('getSchedules', 'POST /api/bookings/schedules', 'bearer', 'data', () => slots, slots),
  row('bookDelivery', 'POST /api/bookings/book-delivery', 'bearer', 'data', () => booking, booking),
  row('computeRates', `GET /api/bookings/compute-rates${ID}`, 'bearer', 'data', (id) => id),
  row('payBooking', `POST /api/bookings/pay${ID}`, 'bearer', 'data', (id) => ({ id, ...payment }), payment),
  row(
    'updateBookingStatus',
    `POST /api/bookings/update-status${ID}`,
    'bearer',
    'data',
    (id) => ({ id, body: form({ status: 'Cancelled', reason: 'Wrong address', photo: photo() }) }),
    { status: 'Cancelled', reason: 'Wrong address', photo: PHOTO },
    true,
  ),
  row('getBooking', `GET /api/bookings${ID}`, 'bearer', 'data', (id) => id),
  row('getBookings', 'GET /api/bookings?page=0&status=Ongoing', 'bearer', 'page', () => ({
    page: 0,
    status: 'Ongoing',
  })),
  row('getBookingRoute', `POST /api/bookings/route${ID}`, 'bearer', 'data', (id) => id, {}),
  row('trackBooking', `POST /api/bookings/route${ID}`, 'public', 'data', (id) => id, {}),
  row(
    'rateBooking',
    `POST /api/bookings/ratings/create${ID}`,
    'bearer',
    'message',
    (id) => ({ id, review: 'On time', rating: 5 }),
    { review: 'On time', rating: 5 },
  ),
  row('getRatings', 'GET /api/bookings/ratings', 'bearer', 'data'),
];
