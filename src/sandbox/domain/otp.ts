import { minutes } from '../clock';
import { fail, ok, type Answer } from '../http';
import type { CustomerRecord, OtpRecord } from '../records/accounts';
import type { World } from '../world';
import { sendOut } from './outbox';
import { randomDigits } from './random';

const LIFE_MS = minutes(5);
const RESEND_MS = minutes(1);
const MAX_WRONG = 5;

const findOtp = (world: World, customer: CustomerRecord, method: OtpRecord['method']) =>
  world.otps.find((otp) => otp.customer_id === customer.id && otp.method === method);

const forgetOtp = (world: World, used: OtpRecord | undefined) => {
  world.otps = world.otps.filter((otp) => otp !== used);
};

/** Sends a one-time code that verifies a contact or a payment method, or confirms a payment; one a minute. */
export function sendOtp(world: World, customer: CustomerRecord, method: OtpRecord['method'], real: number): Answer {
  const last = findOtp(world, customer, method);
  const wait = last ? last.sent_at + RESEND_MS - real : 0;
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    const refusal = fail(429, `Please wait ${seconds} seconds before you ask for another code.`);
    return { ...refusal, headers: { 'Retry-After': String(seconds) } };
  }
  forgetOtp(world, last);
  const code = randomDigits(6);
  world.otps.push({ customer_id: customer.id, method, code, sent_at: real, expires_at: real + LIFE_MS, wrong: 0 });
  const to = method === 'sms' ? `+63 ${customer.mobile}` : customer.email;
  sendOut(world, { channel: method, to, text: `${code} is your Logistix Global code.`, code, at: real });
  return ok({ expires_in: LIFE_MS / 1000, resend_in: RESEND_MS / 1000 }, { message: `We sent a code to ${to}.` });
}

/** Spends a one-time code; returns the reason where it is refused, null where it is right. */
export function spendOtp(
  world: World,
  customer: CustomerRecord,
  method: OtpRecord['method'],
  code: string,
  real: number,
): string | null {
  const sent = findOtp(world, customer, method);
  if (!sent || sent.expires_at <= real) return 'This code has expired. Please ask for a new one.';
  if (sent.wrong >= MAX_WRONG) return 'Too many wrong codes. Please ask for a new one.';
  if (code !== sent.code) {
    sent.wrong += 1;
    return 'This code is wrong. Please check it and try again.';
  }
  forgetOtp(world, sent);
  return null;
}
