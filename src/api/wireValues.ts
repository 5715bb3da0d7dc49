import { isRecord } from '@/lib/http/error';

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The fields that are calculated with; many servers write decimals as text. */
const NUMBERS = names(`
  remaining_credits points credit_limit balance balance_after amount discount total price surcharge fee refund
  base_fare per_km declared_value value max_discount min_spend remaining_uses rating quantity count article_count
  weight_kg max_weight_kg max_volume_cbm length_cm width_cm height_cm distance_km distance_left_km duration_minutes
  eta_minutes lat lng heading sequence expiry_month expiry_year expires_in resend_in
`);

/** The fields that are read out, searched and compared as text, though all of it may be digits. */
const TEXTS = names(`
  account_number booking_number mobile contact_mobile contact_number tin postal_code code voucher_code last_four
  plate_number reference username
`);

/** A number, or the number that a text is; undefined for anything else. */
export function wireNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return Number(value);
  return typeof value === 'number' ? value : undefined;
}

function settled(name: string, value: unknown): unknown {
  if (typeof value === 'string' && NUMBERS.has(name)) return wireNumber(value) ?? value;
  if (typeof value === 'number' && TEXTS.has(name)) return String(value);
  return value;
}

/** Gives each field of an answer the type that screens count on; the answer itself is changed, for it is nobody else's. */
export function settleTypes(value: unknown): void {
  if (Array.isArray(value)) value.forEach(settleTypes);
  else if (isRecord(value)) {
    for (const name of Object.keys(value)) {
      const one = value[name];
      if (typeof one === 'object') settleTypes(one);
      else value[name] = settled(name, one);
    }
  }
}
