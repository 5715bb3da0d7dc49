// Messages at form fields. The sandbox, a server with the same rules, sends the same words.

export const ENTER_EMAIL = 'Enter an email address such as name@example.com.';
export const ENTER_MOBILE = 'Enter a mobile number, such as 917 123 4567.';
export const ENTER_NAME = "Enter the contact's name, with at least 2 letters.";
export const ENTER_CONTACT_PERSON = 'Enter the contact person.';
export const ENTER_STREET = 'Enter the street, building and unit.';
export const USE_PLAIN_CHARACTERS = 'Use letters, numbers, spaces and common punctuation.';

// Addresses and places
export const ENTER_ADDRESS_NAME = 'Enter a name for the address, for example Home.';
export const ENTER_LANDMARK = 'Enter a landmark: this address has no house number.';
export const CHOOSE_PLACE = {
  region: 'Choose a region.',
  province: 'Choose a province.',
  city: 'Choose a city.',
  barangay: 'Choose a barangay.',
};
export const UNKNOWN_PLACE = "We couldn't find this place. Pick one from the list or enter the barangay and city.";
export const CHOOSE_ALL_PLACES = 'Choose the region, province, city and barangay.';

// Goods, vehicle and time of a booking
export const ADD_GOODS = 'Add the goods to send.';
export const CHOOSE_GOODS = {
  type: 'Choose the goods type.',
  category: 'Choose the category.',
  subcategory: 'Choose the subcategory.',
  uom: 'Choose the unit of measure.',
};
export const CHOOSE_VEHICLE = 'Choose a vehicle.';
export const CHOOSE_DATE = 'Choose a date.';
export const CHOOSE_PICKUP_TIME = 'Choose a pickup time.';
export const PICKUP_TIME_TAKEN = 'This pickup time is no longer available. Choose another one.';

// Payments
export const ENTER_CARD_HOLDER = 'Enter the name as shown on the card.';
export const ENTER_ACCOUNT_HOLDER = 'Enter the account name.';
export const CARD_EXPIRED = 'This card has expired.';
export const ENTER_BANK = 'Enter the bank.';
export const ENTER_CHEQUE_NUMBER = 'Enter the cheque number (numbers only).';
export const ENTER_CHEQUE_DATE = 'Enter the cheque date.';
export const ADD_CHEQUE_PHOTO = 'Add a photo of the cheque.';
/** Returns the message for a cheque that banks no longer accept. */
export const getStaleChequeMessage = (months: number) =>
  `This cheque is stale (over ${months} months old). Use a newer one.`;
/** Returns the message for a cheque dated too far ahead. */
export const getLateChequeMessage = (days: number) => `Use a cheque dated within the next ${days} days.`;
/** Returns the message for an amount above the used credit; `pesos` is that credit, formatted. */
export const getUsedCreditMessage = (pesos: string) => `Enter an amount up to ${pesos}, the credit you have used.`;
