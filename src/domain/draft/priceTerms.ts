/** Something that can make a delivery cost more: how far it can go, and what is there to show for it. */
export type PriceTerm = { what: string; cap: string; evidence: string };

/** Heads the lines of a price in the booking form. */
export const INCLUDED = 'Included';

/** No amounts are agreed on for these: they say what the app does before anybody pays more. */
export const POSSIBLE_CHARGES: readonly PriceTerm[] = [
  {
    what: 'The rate of the driver you choose',
    cap: 'Only as far as you agree: a price that differs from this estimate stops and asks before you pay.',
    evidence: 'Each line that changed is shown, and the quote stays beside the final price.',
  },
  {
    what: 'A pick-up time or a service with a price',
    cap: 'The amount shown beside it, and no more.',
    evidence: 'It is a line of the price.',
  },
  {
    what: 'Cancelling once a driver is assigned',
    cap: 'Taken from what you paid, never on top of it.',
    evidence: 'Fee and refund are shown before you confirm.',
  },
];

export const NEVER_CHARGED: readonly string[] = [
  'VAT on top of the total',
  'A payment that failed or was declined',
  'The same payment sent twice',
  'Cancelling before a driver is assigned',
];
