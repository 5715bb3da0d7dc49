import type { Booking, PayResult, Rate } from '@/api/wire';
import type { SandboxOptions } from '@/sandbox/createSandbox';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { openSandbox } from './call';

export type Sandbox = ReturnType<typeof openSandbox>;

const PICKUP = {
  sequence: 0,
  kind: 'pickup',
  contact_name: 'Andrea Villanueva',
  contact_mobile: '9174820136',
  address_line: '8F Salcedo One, 170 Salcedo St',
  region: '13',
  province: '800',
  city: '80300',
  barangay: '80300025',
  lat: 14.5556,
  lng: 121.0185,
  items: [],
};

export const ITEM = { type: 1, category: 101, subcategory: 10101, uom: 1, quantity: 2, weight_kg: 6 };

const DROPOFF = {
  ...PICKUP,
  sequence: 1,
  kind: 'dropoff',
  contact_name: 'Ramon dela Peña',
  contact_mobile: '9206158843',
  address_line: '42 Gilmore Ave',
  city: '81300',
  barangay: '81300060',
  lat: 14.6187,
  lng: 121.0347,
  items: [ITEM],
};

const KIM = {
  ...DROPOFF,
  contact_name: 'Kim Salonga',
  address_line: 'Unit 3C, 30th St cor. 11th Ave',
  city: '81500',
  barangay: '81500020',
  lat: 14.5537,
  lng: 121.0505,
};

export const STOPS = [PICKUP, DROPOFF];
export const THREE_STOPS = [PICKUP, KIM, { ...DROPOFF, sequence: 2 }];

let keys = 0;
export const newKey = () => `test-key-${String((keys += 1))}`;

export const bookingBody = (sandbox: Sandbox, changes: Record<string, unknown> = {}) => ({
  booking_type: 'exclusive',
  stops: STOPS,
  pickup_at: new Date(sandbox.clock.now()).toISOString(),
  vehicle_type: 4,
  idempotency_key: newKey(),
  ...changes,
});

/** Opens a sandbox with a signed-in customer and shortcuts for the booking calls. */
export async function openAs(username: string, options: SandboxOptions = {}) {
  const sandbox = openSandbox(options);
  const token = await sandbox.login(username);
  const customer = findDemoCustomer(sandbox.world, username);
  const ask = <T>(method: string, path: string, body?: unknown) =>
    sandbox.call<T>(method, path, { token, ...(body !== undefined && { body }) });
  const book = (changes: Record<string, unknown> = {}) =>
    ask<Booking>('POST', '/api/bookings/book-delivery', bookingBody(sandbox, changes));
  const rates = (id: Booking['id']) => ask<Rate[]>('GET', `/api/bookings/compute-rates/${id}`);
  const pay = (id: Booking['id'], body: Record<string, unknown>) =>
    ask<PayResult>('POST', `/api/bookings/pay/${id}`, { idempotency_key: newKey(), ...body });
  const get = async (id: Booking['id']) => (await ask<Booking>('GET', `/api/bookings/${id}`)).data;
  const methodId = (kind: string) =>
    sandbox.world.paymentMethods.find((method) => method.customer_id === customer.id && method.kind === kind)?.id ?? 0;

  /** Requests a one-time PIN and reads it from the SMS. */
  const newPin = async () => {
    await ask('POST', '/api/customers/request-otp', { method: 'sms' });
    const sent = sandbox.world.otps.find((otp) => otp.customer_id === customer.id && otp.method === 'sms');
    return sent?.code ?? '';
  };

  /** Books and pays, by default with the wallet. */
  async function paid(changes: Record<string, unknown> = {}, method: unknown = methodId('wallet')) {
    const { data: booking } = await book(changes);
    const { data: offers } = await rates(booking.id);
    const rate = offers[0];
    if (!rate) throw new Error('there is no offer');
    const answer = await pay(booking.id, { rate: rate.id, method, pin: await newPin() });
    if (answer.status !== 200) throw new Error(answer.message);
    return { booking: answer.data.booking, rate };
  }

  return { ...sandbox, customer, token, ask, book, rates, pay, get, methodId, newPin, paid };
}

export const requireAppointment = (booking: Booking) => {
  const appointment = booking.booking_routes[0]?.booking_appointments[0];
  if (!appointment) throw new Error('the booking has no appointment');
  return appointment;
};

export const statusesOf = (booking: Booking): string[] =>
  requireAppointment(booking).timeline.map((entry) => entry.status);
