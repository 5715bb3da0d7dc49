import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage, type ParsedStop } from '@/domain/message/readMessage';
import { isMobile } from '@/utils/patterns';

type Expected = Partial<ParsedStop> & { rest?: string[] };

/** Returns the fields that were read, without the empty ones. */
function read(message: string): Expected {
  const { stop, rest } = readMessage(message);
  const said = Object.fromEntries(Object.entries(stop).filter(([, text]) => text !== ''));
  return { ...said, ...(rest.length > 0 && { rest }) };
}

const MESSAGES: [message: string, expected: Expected][] = [
  [
    'Para kay Juan Dela Cruz, 0917 123 4567, Blk 4 Lot 2 Sampaguita St, Brgy. San Antonio, Makati City, malapit sa Ministop',
    {
      contact_name: 'Juan Dela Cruz',
      contact_mobile: '9171234567',
      address_line: 'Blk 4 Lot 2 Sampaguita St',
      barangay: 'San Antonio',
      city: 'Makati City',
      landmark: 'malapit sa Ministop',
    },
  ],
  [
    'Name: Maria Clara Santos\nContact no.: 0918-555-1234\nAddress: Unit 5B Tower 2, 170 Salcedo St, Brgy San Lorenzo, Makati City 1223\nLandmark: beside 7-Eleven',
    {
      contact_name: 'Maria Clara Santos',
      contact_mobile: '9185551234',
      address_line: 'Unit 5B Tower 2, 170 Salcedo St',
      barangay: 'San Lorenzo',
      city: 'Makati City',
      landmark: 'beside 7-Eleven',
      rest: ['1223'],
    },
  ],
  [
    'Hi po! pakihatid kay Ate Baby, +63 917 555 0000. 12 Rizal Ave Brgy Poblacion Pasig City tapat ng simbahan. Salamat po!',
    {
      contact_name: 'Ate Baby',
      contact_mobile: '9175550000',
      address_line: '12 Rizal Ave',
      barangay: 'Poblacion',
      city: 'Pasig City',
      landmark: 'tapat ng simbahan',
      rest: ['Salamat'],
    },
  ],
  [
    'Reyes Constructor, 12 Luna St, San Lorenzo, Makati 0917 123 4567',
    {
      contact_name: 'Reyes Constructor',
      contact_mobile: '9171234567',
      address_line: '12 Luna St',
      barangay: 'San Lorenzo',
      city: 'Makati City',
    },
  ],
  [
    'juan dela cruz 09171234567 blk 4 lot 2 sampaguita st brgy san antonio makati city',
    {
      contact_name: 'juan dela cruz',
      contact_mobile: '9171234567',
      address_line: 'blk 4 lot 2 sampaguita st',
      barangay: 'san antonio',
      city: 'Makati City',
    },
  ],
  [
    '📍 Deliver to: 45 Mabini St., Barangay 176-A, Caloocan City\nReceiver: Ramon dela Peña (0920) 615 8843\nCOD ₱1,500',
    {
      contact_name: 'Ramon dela Peña',
      contact_mobile: '9206158843',
      address_line: '45 Mabini St.',
      barangay: '176-A',
      city: 'Caloocan City',
      rest: ['COD ₱1,500'],
    },
  ],
  [
    'Address\nLot 9 Blk 12 Camella Homes, Brgy Molino III, Bacoor, Cavite\n*Pangalan:* Boyet Reyes\nCP# 639261112222\nNote: call pagdating, wag mag-doorbell',
    {
      contact_name: 'Boyet Reyes',
      contact_mobile: '9261112222',
      address_line: 'Lot 9 Blk 12 Camella Homes',
      barangay: 'Molino III',
      city: 'Bacoor City',
      province: 'Cavite',
      notes: 'call pagdating, wag mag-doorbell',
    },
  ],
  [
    'To: Mrs. Lourdes Garcia / 0906-111-2233 / Purok 3, Brgy. Sta. Cruz, Antipolo City, Rizal / malapit sa barangay hall',
    {
      contact_name: 'Mrs. Lourdes Garcia',
      contact_mobile: '9061112233',
      address_line: 'Purok 3',
      barangay: 'Sta. Cruz',
      city: 'Antipolo City',
      province: 'Rizal',
      landmark: 'malapit sa barangay hall',
    },
  ],
  [
    'good morning, ito po address: 88 Kalayaan Ave. Quezon City, c/o Mark Tan 09051234567 or 09061234567',
    {
      contact_name: 'Mark Tan',
      contact_mobile: '9051234567',
      address_line: '88 Kalayaan Ave.',
      city: 'Quezon City',
      rest: ['09061234567'],
    },
  ],
  [
    'San Juan City, 15 P. Guevarra St, Brgy. Little Baguio. Rosa Lim, 0917-800-1234. Katapat ng Petron',
    {
      contact_name: 'Rosa Lim',
      contact_mobile: '9178001234',
      address_line: '15 P. Guevarra St',
      barangay: 'Little Baguio',
      city: 'San Juan City',
      landmark: 'Katapat ng Petron',
    },
  ],
  [
    'Andrea Villanueva, 0917 482 0136, 42 Gilmore Ave, New Manila, QC',
    {
      contact_name: 'Andrea Villanueva',
      contact_mobile: '9174820136',
      address_line: '42 Gilmore Ave',
      barangay: 'New Manila',
      city: 'Quezon City',
    },
  ],
  [
    'B4 L2 Mahogany St Greenwoods Village, San Andres, Cainta, Rizal - Jose Santos 0915 222 3333',
    {
      contact_name: 'Jose Santos',
      contact_mobile: '9152223333',
      address_line: 'B4 L2 Mahogany St Greenwoods Village',
      barangay: 'San Andres',
      city: 'Cainta',
      province: 'Rizal',
    },
  ],
  [
    'kay Nena Cruz, 23 Sampaguita Street, Davao City, sa tabi ng Gaisano, 09221234567 bukas 10am',
    {
      contact_name: 'Nena Cruz',
      contact_mobile: '9221234567',
      address_line: '23 Sampaguita Street',
      city: 'Davao City',
      landmark: 'sa tabi ng Gaisano',
      rest: ['bukas 10am'],
    },
  ],
  [
    'Unit 3C, 30th St cor. 11th Ave, Taguig, NCR',
    { address_line: 'Unit 3C, 30th St cor. 11th Ave', city: 'Taguig City', province: 'Metro Manila' },
  ],
  // sentences, with what belongs to no field
  [
    'Ate kay Marlon Dizon yan ha, 0909 881 2231, sa bahay nila sa 4 Luna st. Brgy. San Jose, Tarlac City. wag sa office',
    {
      contact_name: 'Marlon Dizon',
      contact_mobile: '9098812231',
      address_line: '4 Luna st.',
      barangay: 'San Jose',
      city: 'Tarlac City',
      notes: 'wag sa office',
      rest: ['Ate'],
    },
  ],
  // an order form with a link and other names
  [
    'FB Name: Mhy\nName of receiver: Myla Labrador\nPurok: 5\nMunicipality: Apalit\nNearest landmark: chapel\nhttps://maps.app.goo.gl/abc',
    {
      contact_name: 'Myla Labrador',
      address_line: 'Purok 5',
      city: 'Apalit',
      landmark: 'chapel',
      rest: ['https://maps.app.goo.gl/abc', 'Mhy'],
    },
  ],
  // a labelled city that no list has: the place before it is the barangay, and the postal code is not lost
  [
    '12 Luna St\nOlympia\nProvince: Laguna 4027\nCity: Atlantis\nRosewood\nBen Cruz 0917 123 4567',
    {
      contact_name: 'Ben Cruz',
      contact_mobile: '9171234567',
      address_line: '12 Luna St, Rosewood',
      barangay: 'Olympia',
      city: 'Atlantis',
      province: 'Laguna',
      rest: ['4027'],
    },
  ],
  ['Juan 0917 123 4567', { contact_name: 'Juan', contact_mobile: '9171234567' }],
  [
    'Juan Cruz 0917 123 4567, blue gate',
    { contact_name: 'Juan Cruz', contact_mobile: '9171234567', rest: ['blue gate'] },
  ],
  ['Juan Cruz, San Lorenzo, Makati City', { contact_name: 'Juan Cruz', barangay: 'San Lorenzo', city: 'Makati City' }],
  ['0999.888.7777', { contact_mobile: '9998887777' }],
  ['tuloy pa ba bukas? thanks', { rest: ['tuloy pa ba bukas', 'thanks'] }],
  // landline and card numbers are not mobile numbers
  ['8123 4567, 4111 1111 1111 1111', { rest: ['8123 4567', '4111 1111 1111 1111'] }],
  ['', {}],
];

/** Street, name and landmark of a message, where one of them takes words of the others. */
const SHORT_MESSAGES: [message: string, street: string, name: string, landmark: string][] = [
  // goods, prices, pleas and sentences are no street
  ['Ana Cruz 09171234567\n5 Luna St\nRICE 25KG X 4', '5 Luna St', 'Ana Cruz', ''],
  ['Ana Cruz 09171234567\n5 Luna St\nCOD - 780', '5 Luna St', 'Ana Cruz', ''],
  ['ihatod lang sa 5 Luna St, Ana Cruz 09171234567', '5 Luna St', 'Ana Cruz', ''],
  ['Ana Cruz\n5 Luna St\n09171234567\nPlease ring doorbell', '5 Luna St', 'Ana Cruz', ''],
  // a name before the street, after the city or behind a title or a relative
  ['jeffrey manalo blk 2 lot 3 luna subd 09171234567', 'blk 2 lot 3 luna subd', 'jeffrey manalo', ''],
  ['Blk 3 Lot 6 Brgy Tapia Gen Trias Cavite Eloisa Perez 09171234567', 'Blk 3 Lot 6', 'Eloisa Perez', ''],
  ['5 LUNA ST MALATE MANILA MR. BENJAMIN TAN', '5 LUNA ST', 'MR. BENJAMIN TAN', ''],
  ['to my sister Liza Tan - 5 Luna St', '5 Luna St', 'Liza Tan', ''],
  ['kay mama: Gloria Cruz 09171234567\n5 Luna St', '5 Luna St', 'Gloria Cruz', ''],
  // landmarks by their position
  ['Ana Cruz, 5 Luna St, loob ng Shell station', '5 Luna St', 'Ana Cruz', 'loob ng Shell station'],
  [
    'Ana Cruz, 5 Luna St\nHarap po ng tindahan (Aling Puring)',
    '5 Luna St',
    'Ana Cruz',
    'Harap po ng tindahan Aling Puring',
  ],
  ['NAME- Ana Cruz\nADDRESS- Km. 18 Luna Rd.\nLANDMARK- Petron', 'Km. 18 Luna Rd.', 'Ana Cruz', 'Petron'],
  // the name of a city in the name of a building
  ['Ana Cruz, Unit 5 Legaspi Towers 300, Pasig City', 'Unit 5 Legaspi Towers 300', 'Ana Cruz', ''],
];

it.each(SHORT_MESSAGES)('divides "%s"', (message, street, name, landmark) => {
  const { stop } = readMessage(message);
  expect([stop.address_line, stop.contact_name, stop.landmark]).toEqual([street, name, landmark]);
});

describe('a message read into a stop', () => {
  it.each(MESSAGES)('%s', (message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it.each([
    '0917 123 4567',
    '09171234567',
    '+639171234567',
    '63 917-123-4567',
    '(0917) 123 4567',
    '0917.123.4567',
    'Tel. no: 09171234567',
  ])('finds the mobile in "%s"', (written) => {
    expect(read(`Kim Salonga, ${written}`)).toEqual({ contact_name: 'Kim Salonga', contact_mobile: '9171234567' });
  });
});

const NAMES = ['Juan Dela Cruz', 'Maria Clara Santos', 'Ramon dela Peña', "Ana O'Hara"];
const STREETS = ['Blk 4 Lot 2 Sampaguita St', '170 Salcedo St', 'Unit 5B Tower 2', '12-A Rizal Ave'];
const BARANGAYS = ['San Antonio', 'Poblacion', '176-A', 'Molino III'];
const CITIES = ['Makati City', 'San Juan City', 'Cagayan De Oro City', 'Quezon City'];
const LANDMARKS = ['malapit sa Ministop', 'tapat ng simbahan', 'beside 7-Eleven', 'near Petron'];

const digits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .map((all) => `9${all.join('')}`);
const written = (mobile: string) => [
  `0${mobile}`,
  `+63${mobile}`,
  mobile.replace(/^(...)(...)(....)$/, '0$1 $2 $3'),
  mobile.replace(/^(...)(...)(....)$/, '+63 $1-$2-$3'),
];

const POLITE = new Set(['sa', 'ng', 'po', 'na', 'city', 'salamat']);

describe('any message', () => {
  it('returns its fields in any order and with any grouping of the mobile number', () => {
    const message = fc.record({
      name: fc.constantFrom(...NAMES),
      mobile: digits,
      street: fc.constantFrom(...STREETS),
      barangay: fc.constantFrom(...BARANGAYS),
      city: fc.constantFrom(...CITIES),
      landmark: fc.constantFrom(...LANDMARKS),
      style: fc.nat(3),
      glue: fc.constantFrom(', ', '\n', ' / ', '; ', ',\n\n  '),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
    });
    fc.assert(
      fc.property(message, ({ name, mobile, street, barangay, city, landmark, style, glue, order }) => {
        const pieces = [`Para kay ${name}`, written(mobile)[style] ?? '', street, `Brgy. ${barangay}`, city, landmark];
        expect(read(order.map((index) => pieces[index]).join(glue))).toEqual({
          contact_name: name,
          contact_mobile: mobile,
          address_line: street,
          barangay,
          city,
          landmark,
        });
      }),
    );
  });

  it('takes a lone word with a capital before "sa" and a number for a name, not for a request', () => {
    expect(read('Juan sa 7-Eleven').address_line).toBe('Juan sa 7-Eleven');
    expect(read('Padala sa 12 Luna St').address_line).toBe('12 Luna St');
  });

  it('loses no word but those of politeness: each is in a field or reported as not used', () => {
    const vocabulary = [...NAMES, ...STREETS, ...BARANGAYS, ...CITIES, ...LANDMARKS]
      .flatMap((text) => text.split(' '))
      .concat('salamat', 'COD', '₱500', '8am', '1203', 'Subd.', 'kanto', 'Laguna', 'hall', 'wag', '@bahay', '(blue)')
      // a plain word before "sa" and a number is a request, which is dropped: "ihatod sa 88 Luna St"
      .filter((word) => word !== 'sa');
    const cues = ['Brgy.', 'kay', 'Name:', 'Landmark:', 'Address:', 'Note:', 'malapit sa', 'near', 'City'];
    const separators = [' ', ' ', ' ', ', ', '. ', '\n', ' - ', ' / ', '; ', '! '];
    const token = fc.tuple(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...vocabulary) }, fc.constantFrom(...cues)),
      fc.constantFrom(...separators),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 25 }), (tokens) => {
        const { stop, rest } = readMessage(tokens.map((pair) => pair.join('')).join(''));
        const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
        const found = new Set(splitWords([...Object.values(stop), ...rest].join(' ')));
        const sent = tokens.flatMap(([text]) => (cues.includes(text) ? [] : splitWords(text)));
        for (const word of sent) if (!POLITE.has(word)) expect(found.has(word), word).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, and yields a valid mobile number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), digits, (noise, mobile) => {
        const { stop } = readMessage(`${noise}\n0${mobile}`);
        expect(isMobile(stop.contact_mobile)).toBe(true);
      }),
    );
  });

  it.each([
    ['digits', '9 '.repeat(5000)],
    ['dashes', '- '.repeat(5000)],
    ['one word', 'a'.repeat(10_000)],
    ['commas', ','.repeat(10_000)],
    ['lines', '\n'.repeat(10_000)],
    ['cues', ' near'.repeat(2000)],
  ])('is read to its end with odd input: %s', (_, text) => {
    expect(readMessage(text).stop.contact_name).toBe('');
  });
});
