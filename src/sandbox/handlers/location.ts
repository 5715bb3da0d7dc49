import { readTextField } from '../domain/checks';
import { PIN_OUTSIDE, isInPhilippines } from '../domain/pin';
import { defineRoute, failInvalidField, ok } from '../http';
import { findPlacesNear, searchPlaces } from '../location/search';

const NO_PLACE = 'Enter a place, or place a pin on the map.';

export const locationRoutes = [
  defineRoute('POST', '/api/bookings/location', { auth: 'public' }, async ({ body }) => {
    const { lat, lng } = body;
    const query = readTextField(body, 'query');
    if (lat === undefined && lng === undefined) {
      return query === '' ? failInvalidField('query', NO_PLACE) : ok(await searchPlaces(query));
    }
    if (!isInPhilippines(lat, lng)) return failInvalidField('lat', PIN_OUTSIDE);
    return ok(await findPlacesNear({ lat: Number(lat), lng: Number(lng) }));
  }),
];
