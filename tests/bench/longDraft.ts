import { runnerImport } from 'vite';

const DROP_OFFS = 15;
const CONTACT = { contact_name: 'Ramon Cruz', contact_mobile: '9206158843' };
async function fetchList(url, body) {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await fetch(url, body && post)).json()).data;
}

const fetchFirstId = async (url) => String((await fetchList(url))[0].id);

const importModule = async (path) => (await runnerImport(path, { resolve: { tsconfigPaths: true } })).module;

/** Creates a complete draft with the most drop-offs, at places that the sandbox knows. */
export async function createLongDraft(apiUrl) {
  const { emptyDraft, emptyItem, emptyStop } = await importModule('./src/domain/draft/draft.ts');
  const { fromHit } = await importModule('./src/domain/draft/stopFrom.ts');
  const products = `${apiUrl}/api/products`;
  const type = await fetchFirstId(`${products}/types`);
  const category = await fetchFirstId(`${products}/categories?type=${type}`);
  const subcategory = await fetchFirstId(`${products}/subcategories?category=${category}`);
  const uom = await fetchFirstId(`${products}/uom`);
  const goods = { type, category, subcategory, uom, quantity: 2, weight_kg: 5 };
  const places = await fetchList(`${apiUrl}/api/bookings/location`, { query: 'Road' });
  const place = places.find(({ barangay }) => barangay);
  const stops = Array.from({ length: DROP_OFFS + 1 }, (_, index) => {
    const address_line = `${10 + index} ${place.address_line}`;
    return { ...emptyStop(), ...fromHit(place), ...CONTACT, address_line };
  });
  const items = stops.slice(1).map(({ key }) => ({ ...emptyItem(key), ...goods }));
  const saved_at = new Date().toISOString();
  return { ...emptyDraft('exclusive'), stops, items, has_no_prohibited_goods: true, saved_at };
}

/** Returns a storage state whose signed-in customer has a draft, stored as redux-persist does it. */
export function addDraft(state, draft) {
  const copy = structuredClone(state);
  const item = copy.origins[0].localStorage.find(({ name }) => name === 'booking');
  const fields = JSON.parse(item.value);
  item.value = JSON.stringify({ ...fields, drafts: JSON.stringify({ [JSON.parse(fields.account)]: draft }) });
  return copy;
}
