import { HttpResponse, getResponse, http, type HttpHandler, type JsonBodyType } from 'msw';

type Fields = Record<string, unknown>;

const splitWords = (text: string) => text.trim().split(/\s+/);

/** Required response fields. The sandbox sends more, which other backends may lack. */
const REQUIRED_FIELDS = new Set(
  splitWords(`
    success message data count unread_count errors access refresh customer email expires_in resend_in
    id customer_type remaining_credits points credit_limit billing_type company user username mobile user_profile
    first_name middle_name last_name profile_image account_number birth_date gender is_email_verified is_mobile_verified
    company_name company_type tin business_address contact_person contact_number documents name url status
    code label contact_name contact_mobile address_line landmark region province city barangay postal_code lat lng
    is_default type category category_name category_description subcategory_name symbol description
    max_weight_kg max_volume_cbm length_cm width_cm height_cm base_fare per_km image services price
    sequence kind notes items subcategory uom quantity weight_kg declared_value
    vehicle_type driver eta_minutes distance_km breakdown amount discount total currency rates duration_minutes
    booking_number booking_type date_created schedule pickup_at payment_status payment_method booking_routes rating
    review voucher_code stops polyline booking_appointments plate_number position heading recorded_at timeline at note
    proof photo signature received_by reference balance_after method brand last_four holder_name expiry_month
    expiry_year is_verified balance title value max_discount min_spend valid_from valid_until remaining_uses
    icon article_count question answer available surcharge booking redirect_url transaction
    initiator receiver last_message conversation_messages sender was_seen notification_event target
  `),
);

/** Records to which the sandbox adds fields of other records. */
const EXTRA_FIELDS: [isRecord: (record: Fields) => boolean, fields: string[]][] = [
  [(record) => 'status' in record && 'at' in record, ['proof']],
  [(record) => 'initiator' in record, ['booking_number']],
  [(record) => 'booking_routes' in record, ['items']],
];

const getPlaceId = (place: unknown) =>
  typeof place === 'object' && place !== null && 'id' in place ? place.id : place;

/** Converts a visitor's booking, a separate record of the sandbox, to the masked booking that other backends send. */
function toMaskedBooking(record: Fields): Fields {
  if ('kind' in record && 'sequence' in record)
    return { ...record, city: getPlaceId(record.city), barangay: getPlaceId(record.barangay) };
  if (!('has_proof' in record)) return record;
  const { has_proof, position, ...appointment } = record;
  const user = { user_profile: { first_name: 'R***', last_name: 'M***' } };
  return { ...appointment, proof: has_proof ? {} : null, driver: position ? { user, position } : null };
}

/** Reduces the driver of an offer to the person. */
const toBareOffer = (record: Fields): Fields =>
  'eta_minutes' in record && record.driver ? { ...record, driver: { user: (record.driver as Fields).user } } : record;

/** Reduces a value to its required fields, without nulls and with numbers as texts. */
function stripFields(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(stripFields);
  if (typeof value !== 'object' || value === null) return value;
  const record = toBareOffer(toMaskedBooking(value as Fields));
  const extra = new Set(EXTRA_FIELDS.flatMap(([isRecord, fields]) => (isRecord(record) ? fields : [])));
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, field]) =>
      field === null || !REQUIRED_FIELDS.has(name) || extra.has(name) ? [] : [[name, stripFields(field)]],
    ),
  );
}

/**
 * Wraps the sandbox as a minimal backend: no optional fields, no nulls, numbers as texts. Use it as
 * `server.resetHandlers(...bareBackend(sandbox.handlers))`.
 */
export const bareBackend = (handlers: HttpHandler[]): HttpHandler[] => [
  http.all('*/api/*', async ({ request }) => {
    const response = await getResponse(handlers, request);
    if (!response?.headers.get('content-type')?.startsWith('application/json')) return response;
    const body = stripFields(await response.json()) as JsonBodyType;
    // deliberately sends less than public/openapi.yaml requires
    return HttpResponse.json(body, { status: response.status, headers: { 'x-contract': 'off' } });
  }),
];
