/** Status of a pin at the centre of a barangay or city. */
export const APPROXIMATE_PIN = 'Approximate pin: check it';
