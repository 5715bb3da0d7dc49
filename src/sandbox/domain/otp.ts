import { minutesToMs } from '../clock';
import { fail, ok, type SandboxResponse } from '../http';
import type { CustomerRecord, OtpRecord } from '../records/accounts';
import type { World } from '../world';
import { addToOutbox } from './outbox';
import { createRandomDigits } from './random';

const VALID_MS = minutesToMs(5);
const RESEND_AFTER_MS = minutesToMs(1);
const MAX_ATTEMPTS = 5;

const findOtp = (world: World, customer: CustomerRecord, method: OtpRecord['method']) =>
  world.otps.find((otp) => otp.customer_id === customer.id && otp.method === method);

const removeOtp = (world: World, used: OtpRecord | undefined) => {
  world.otps = world.otps.filter((otp) => otp !== used);
};

/** Sends a one-time code for a contact, a payment method or a payment; at most one a minute. */
export function sendOtp(
  world: World,
  customer: CustomerRecord,
  { method, deviceNow }: { method: OtpRecord['method']; deviceNow: number },
): SandboxResponse {
  const last = findOtp(world, customer, method);
  const wait = last ? last.sent_at + RESEND_AFTER_MS - deviceNow : 0;
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    const refusal = fail(429, 'Wait a moment before you request another code.');
    return { ...refusal, headers: { 'Retry-After': String(seconds) } };
  }
  removeOtp(world, last);
  const code = createRandomDigits(6);
  world.otps.push({
    customer_id: customer.id,
    method,
    code,
    sent_at: deviceNow,
    expires_at: deviceNow + VALID_MS,
    wrong: 0,
  });
  const to = method === 'sms' ? `+63 ${customer.mobile}` : customer.email;
  addToOutbox(world, { channel: method, to, text: `${code} is your Logistix Global code.`, code, at: deviceNow });
  return ok(
    { expires_in: VALID_MS / 1000, resend_in: RESEND_AFTER_MS / 1000 },
    { message: `We sent a code to ${to}.` },
  );
}

/** Consumes a one-time code; returns the error of a wrong code, otherwise null. */
export function consumeOtp(
  world: World,
  customer: CustomerRecord,
  { method, code, deviceNow }: { method: OtpRecord['method']; code: string; deviceNow: number },
): string | null {
  const sent = findOtp(world, customer, method);
  if (!sent || sent.expires_at <= deviceNow) return 'This code has expired. Request a new one.';
  if (sent.wrong >= MAX_ATTEMPTS) return 'Too many incorrect codes. Request a new one.';
  if (code !== sent.code) {
    sent.wrong += 1;
    return "That code isn't right. Check it and try again.";
  }
  removeOtp(world, sent);
  return null;
}
