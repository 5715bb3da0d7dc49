import { readTextField } from '../domain/checks';
import { fail, ok, defineRoute } from '../http';
import { placesNear, searchPlaces } from '../location/search';
import { isInPhilippines } from '../pricing/validateStops';

const NO_PLACE = 'Name a place, or put a pin on the map.';

export const locationRoutes = [
  defineRoute('POST', '/api/bookings/location', { auth: 'open' }, async ({ body }) => {
    const { lat, lng } = body;
    const query = readTextField(body, 'query');
    if (lat === undefined && lng === undefined) {
      return query === '' ? fail(422, NO_PLACE, { query: [NO_PLACE] }) : ok(await searchPlaces(query));
    }
    if (!isInPhilippines(lat, lng)) {
      return fail(422, 'Put the pin inside the Philippines.', { lat: ['Put the pin inside the Philippines.'] });
    }
    return ok(await placesNear({ lat: Number(lat), lng: Number(lng) }));
  }),
];
