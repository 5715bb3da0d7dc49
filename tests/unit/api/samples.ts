export const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
export const photo = () => new File(['jpeg bytes'], 'photo.jpg', { type: 'image/jpeg' });
export const PHOTO = 'photo.jpg: jpeg bytes';

export const credentials = { username: 'andrea', password: 'Padala#2026' };
export const token = { access_token: 'provider-token' };
export const registration = {
  customer_type: 'individual',
  email: 'a@b.ph',
  username: 'ana',
  password: 'x',
  mobile: '9171234567',
};
export const newPassword = { password: 'Padala#2027', password_confirmation: 'Padala#2027' };
export const address = {
  label: 'Home',
  contact_name: 'Ana Reyes',
  contact_mobile: '9171234567',
  address_line: '45 Scout Tuason',
  region: '13',
  province: null,
  city: '137404',
  barangay: '137404079',
  lat: 14.6,
  lng: 121,
  is_default: false,
};
const stop = {
  sequence: 0,
  kind: 'pickup',
  contact_name: '',
  contact_mobile: '',
  address_line: '45 Scout Tuason',
  region: '13',
  province: null,
  city: '137404',
  barangay: null,
  lat: 14.6,
  lng: 121,
  items: [{ type: 1, category: 2, subcategory: null, uom: 3, quantity: 4, weight_kg: 2.5 }],
};
const stops = [stop, { ...stop, sequence: 1, kind: 'dropoff' }];
export const quote = { booking_type: 'exclusive', stops };
export const slots = { ...quote, date: '2026-11-21' };
export const booking = {
  ...quote,
  pickup_at: '2026-11-21T09:00:00+08:00',
  vehicle_type: 2,
  idempotency_key: 'key-00001',
};
export const payment = { rate: 501, method: 'credit', pin: '246810', idempotency_key: 'key-00002' };
export const method = {
  kind: 'card',
  token: 'tok_1',
  brand: 'Visa',
  last_four: '4417',
  holder_name: 'Ana Reyes',
  expiry_month: 8,
  expiry_year: 2028,
  is_default: true,
};
export const topUp = { amount: 500, method: 31, idempotency_key: 'key-00003' };
export const cheque = {
  amount: '5000.00',
  bank: 'BPI',
  cheque_number: '000123',
  cheque_date: '2026-11-20',
  idempotency_key: 'key-00004',
};
export const credit = { amount: 50_000, reason: 'Christmas volume', terms_days: 30, idempotency_key: 'key-00005' };
export const creditPayment = { amount: 5000, method: 31, idempotency_key: 'key-00006' };
export const conversation = { account_number: 'DRV-0007', idempotency_key: 'key-00007' };
