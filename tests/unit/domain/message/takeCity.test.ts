import { describe, expect, it } from 'vitest';
import { findCityOptions } from '@/domain/message/messagePlace';
import { readMessage } from '@/domain/message/readMessage';

/** Returns the city and province of a message; a guess ends with "?". */
function readPlace(message: string): string {
  const { stop, doubtful } = readMessage(message);
  const place = [stop.city, stop.province].filter(Boolean).join(', ');
  return doubtful.includes('city') ? `${place}?` : place;
}

describe('the city of a message', () => {
  it.each([
    // written in full, short, old or with a province
    ['12 Rizal St, City of Makati', 'Makati City'],
    ['12 Rizal St, Q.C.', 'Quezon City'],
    ['12 Rizal St, Quezon cty', 'Quezon City'],
    ['12 Rizal St brgy tabuc mandaluyong', 'Mandaluyong City'],
    ['Lapasan, CDO', 'Cagayan De Oro City'],
    ['Montalban, Rizal', 'Rodriguez, Rizal'],
    ['taytay rizal po', 'Taytay, Rizal'],
    ['Sta. Cruz, Laguna', 'Santa Cruz, Laguna'],
    ['Laguna, Sta. Cruz', 'Santa Cruz, Laguna'],
    ['Silay City, Neg. Occ.', 'Silay City, Negros Occidental'],
    ['Purok 2, Virac, Catanduanes', 'Virac, Catanduanes'],
    ['Siquijor, Siquijor', 'Siquijor, Siquijor'],
    // districts of Manila are cities of the place lists
    ['Malate, Manila', 'Malate, Manila'],
    ['12 Rizal St tondo mla', 'Tondo I/II, Manila'],
    ['Brgy. 340, Sta. Cruz, Maynila', 'Santa Cruz, Manila'],
    // a street, a barangay, a landmark or a person is no city
    ['12 Quezon Ave, Pasig', 'Pasig City'],
    ['Brgy. San Juan, Pasig City', 'Pasig City'],
    ['Brgy. San Juan, Rizal', 'Rizal'],
    ['near SM Dasma', ''],
    ['kay Norberto Santiago, 12 Luna St', ''],
    // a name of a province alone is the province
    ['Brgy. Basak, Cebu', 'Cebu'],
    // guesses
    ['12 Rizal St, Makti', 'Makati City?'],
    ['Purok 3, Alfonso', 'Alfonso?'],
    ['Carmona 0917 123 4567', 'Carmona City?'],
    ['Brgy. Poblacion, Vigan City, Laguna', 'Vigan City, Laguna?'],
  ])('reads "%s" as %s', (message, place) => {
    expect(readPlace(message)).toBe(place);
  });

  it.each([
    ['San Fernando City', '', ['La Union', 'Pampanga']],
    ['Talisay City', '', ['Cebu', 'Negros Occidental']],
    ['Santa Rosa', '', ['Laguna', 'Nueva Ecija']],
    ['Santa Rosa', 'Laguna', []],
    ['Santa Rosa City', '', []],
    ['San Juan City', '', []],
    ['Makati City', '', []],
    ['Atlantis', '', []],
  ])('asks between the provinces of %s %s: %o', (city, province, provinces) => {
    const options = findCityOptions([], { barangay: '', city, province });
    expect(options.map((option) => option.province)).toEqual(provinces);
  });
});
