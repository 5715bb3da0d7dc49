/** A possible extra charge: its limit, and where the customer sees it. */
export type PriceTerm = { what: string; cap: string; evidence: string };

/** Heading of the price lines in the booking form. */
export const INCLUDED = 'Included';

/** Extra charges without a fixed amount. */
export const POSSIBLE_CHARGES: readonly PriceTerm[] = [
  {
    what: 'The rate of the driver you choose',
    cap: 'We ask before charging anything different from this estimate.',
    evidence: 'We show every line that changed, next to your quote.',
  },
  {
    what: 'A pickup time or a service with a price',
    cap: 'Only the amount shown next to it.',
    evidence: 'It has its own line in the price.',
  },
  {
    what: 'Cancelling once a driver is assigned',
    cap: 'Deducted from what you paid, never charged on top.',
    evidence: 'We show the fee and the refund before you confirm.',
  },
];

/** Reassurances below the possible charges. */
export const NEVER_CHARGED: readonly string[] = [
  'VAT on top of the total',
  'A payment that failed or was declined',
  'The same payment sent twice',
  'Cancelling before a driver is assigned',
];
