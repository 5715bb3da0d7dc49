import { isRecord } from '@/utils/isRecord';

const parseNames = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Numeric fields; many servers send decimals as text. */
const NUMBERS = parseNames(`
  remaining_credits points credit_limit balance balance_after amount discount total price surcharge fee refund
  base_fare per_km declared_value value cash_on_delivery max_discount min_spend remaining_uses rating quantity count
  article_count weight_kg max_weight_kg max_volume_cbm length_cm width_cm height_cm distance_km distance_left_km
  duration_minutes eta_minutes lat lng heading sequence expiry_month expiry_year expires_in resend_in
`);

/** Text fields whose value may be all digits. */
const TEXTS = parseNames(`
  account_number booking_number mobile contact_mobile contact_number tin postal_code code voucher_code last_four
  plate_number reference payment_reference username
`);

/** Returns true if a record has a field, and it is not null. */
export const has = (record: Record<string, unknown>, field: string): boolean =>
  record[field] !== undefined && record[field] !== null;

/** Returns a number or a numeric text as a number, otherwise undefined. */
export function readWireNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return Number(value);
  return typeof value === 'number' ? value : undefined;
}

/** Fields with one page of a list. */
const PAGES = parseNames('conversation_messages');

/** Turns a bare list and `{ count, results }` into `{ data, count }`. */
function toPage(value: unknown): unknown {
  if (Array.isArray(value)) return { data: value };
  return isRecord(value) && Array.isArray(value.results) ? { data: value.results, count: value.count } : value;
}

function convert(name: string, value: unknown): unknown {
  if (typeof value === 'string' && NUMBERS.has(name)) return readWireNumber(value) ?? value;
  if (typeof value === 'number' && TEXTS.has(name)) return String(value);
  if (PAGES.has(name)) return toPage(value);
  return value;
}

/** Converts numeric fields, text fields and pages inside records of a response, in place. */
export function convertTypes(value: unknown): void {
  if (Array.isArray(value)) value.forEach(convertTypes);
  else if (isRecord(value)) {
    for (const name of Object.keys(value)) {
      value[name] = convert(name, value[name]);
      convertTypes(value[name]);
    }
  }
}
