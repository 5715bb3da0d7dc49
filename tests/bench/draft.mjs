const DROP_OFFS = 15;
const QUERIES = ['St', 'Ave', 'Road', 'Makati', 'Quezon'];

async function ask(url, body) {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const { data } = await (await fetch(url, body && post)).json();
  if (data.length === 0) throw new Error(`The sandbox has nothing at ${url}`);
  return data;
}

const places = async (api, query) =>
  (await ask(`${api}/api/bookings/location`, { query })).filter(({ barangay }) => barangay);

async function goods(api) {
  const [type] = await ask(`${api}/api/products/types`);
  const [category] = await ask(`${api}/api/products/categories?type=${type.id}`);
  const [subcategory] = await ask(`${api}/api/products/subcategories?category=${category.id}`);
  const [uom] = await ask(`${api}/api/products/uom`);
  const ids = Object.entries({ type, category, subcategory, uom }).map(([name, { id }]) => [name, String(id)]);
  return Object.fromEntries(ids);
}

const nameOf = (place) => place && { id: place.id, name: place.name };

const stopAt = (place, at) => ({
  key: `stop-${at}`,
  contact_name: 'Ramon Cruz',
  contact_mobile: '9206158843',
  address_line: `${10 + at} ${place.address_line}`,
  landmark: '',
  region: nameOf(place.region),
  province: nameOf(place.province),
  city: nameOf(place.city),
  barangay: nameOf(place.barangay),
  lat: place.lat,
  lng: place.lng,
  notes: '',
});

const itemFor = (kind, { key }) => ({
  ...kind,
  key: `goods-${key}`,
  stop: key,
  quantity: 2,
  weight_kg: 5,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  declared_value: null,
  description: '',
  is_fragile: false,
  is_perishable: false,
});

/** A booking with as many drop-offs as there can be, goods for each, at places that the backend knows. */
export async function longDraft(api) {
  const found = (await Promise.all(QUERIES.map((query) => places(api, query)))).flat();
  const kind = await goods(api);
  const stops = Array.from({ length: DROP_OFFS + 1 }, (_, at) => stopAt(found[at % found.length], at));
  return {
    mode: 'exclusive',
    stops,
    items: stops.slice(1).map((stop) => itemFor(kind, stop)),
    schedule: { when: 'now', date: '', pickup_at: '' },
    vehicle_type: '',
    services: [],
    voucher_code: '',
    notes: '',
    has_no_prohibited_goods: true,
    saved_at: new Date().toISOString(),
  };
}

/** The same browser state with a draft in it, where and as the app keeps one. */
export function withDraft(state, draft) {
  const [origin] = state.origins;
  const localStorage = origin.localStorage.map(({ name, value }) => {
    if (name !== 'booking') return { name, value };
    const fields = JSON.parse(value);
    const account = JSON.parse(fields.account);
    return { name, value: JSON.stringify({ ...fields, drafts: JSON.stringify({ [account]: draft }) }) };
  });
  return { ...state, origins: [{ ...origin, localStorage }] };
}
