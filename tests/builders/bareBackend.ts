import { HttpResponse, getResponse, http, type HttpHandler, type JsonBodyType } from 'msw';

type Fields = Record<string, unknown>;

const words = (text: string) => text.trim().split(/\s+/);

/** Required response fields. The sandbox sends more, which other backends may lack. */
const KNOWN = new Set(
  words(`
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

/** Fields that the contract defines for one record type, and the sandbox also adds to another. */
const ADDED: [is: (record: Fields) => boolean, fields: string[]][] = [
  [(record) => 'status' in record && 'at' in record, ['proof']],
  [(record) => 'initiator' in record, ['booking_number']],
  [(record) => 'booking_routes' in record, ['items']],
];

const idOf = (place: unknown) => (typeof place === 'object' && place !== null && 'id' in place ? place.id : place);

/** The sandbox has a separate record for a visitor's booking; other backends mask the customer's. */
function asAnyBooking(record: Fields): Fields {
  if ('kind' in record && 'sequence' in record)
    return { ...record, city: idOf(record.city), barangay: idOf(record.barangay) };
  if (!('has_proof' in record)) return record;
  const { has_proof, position, ...appointment } = record;
  const user = { user_profile: { first_name: 'R***', last_name: 'M***' } };
  return { ...appointment, proof: has_proof ? {} : null, driver: position ? { user, position } : null };
}

/** A driver offer contains only the person of the driver. */
const asOffer = (record: Fields): Fields =>
  'eta_minutes' in record && record.driver ? { ...record, driver: { user: (record.driver as Fields).user } } : record;

/** Reduces a value to its required fields, without nulls and with numbers as texts. */
function stripFields(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(stripFields);
  if (typeof value !== 'object' || value === null) return value;
  const record = asOffer(asAnyBooking(value as Fields));
  const added = new Set(ADDED.flatMap(([is, fields]) => (is(record) ? fields : [])));
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, field]) =>
      field === null || !KNOWN.has(name) || added.has(name) ? [] : [[name, stripFields(field)]],
    ),
  );
}

/**
 * Wraps the sandbox as a minimal backend: no optional fields, no nulls, numbers as texts. Use it as
 * `server.resetHandlers(...bareBackend(sandbox.handlers))`.
 */
export const bareBackend = (handlers: HttpHandler[]): HttpHandler[] => [
  http.all('*/api/*', async ({ request }) => {
    const answer = await getResponse(handlers, request);
    if (!answer?.headers.get('content-type')?.startsWith('application/json')) return answer;
    const body = stripFields(await answer.json()) as JsonBodyType;
    // deliberately sends less than public/openapi.yaml requires
    return HttpResponse.json(body, { status: answer.status, headers: { 'x-contract': 'off' } });
  }),
];
