/** Origin of PayMongo's API, which receives cards; the content security policy allows it if the key is set. */
export const PAYMONGO_ORIGIN = 'https://api.paymongo.com';
