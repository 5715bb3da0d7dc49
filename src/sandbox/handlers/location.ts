import { textOf } from '../domain/checks';
import { fail, ok, route } from '../http';
import { placesNear, searchPlaces } from '../location/search';
import { isInPhilippines } from '../pricing/checkStops';

export const locationRoutes = [
  route('POST', '/api/bookings/location', { auth: 'open' }, async ({ body }) => {
    const { lat, lng } = body;
    if (lat === undefined && lng === undefined) return ok(await searchPlaces(textOf(body, 'query')));
    if (!isInPhilippines(lat, lng)) {
      return fail(422, 'Put the pin inside the Philippines.', { lat: ['Put the pin inside the Philippines.'] });
    }
    return ok(await placesNear({ lat: Number(lat), lng: Number(lng) }));
  }),
];
