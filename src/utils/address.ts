const UNIT = '(?:unit|lot|blk|block|phase|ph|floor|flr|room|rm|suite|ste|apt|stall|door|no)';
/** Matches a part of an address inside a building or estate: "Unit 5", "Blk 4 Lot 2", "8F", "G/F". */
const INSIDE = new RegExp(
  `^(?:${UNIT}(?:[. #]+\\w|\\d)|\\w{1,3}/?f\\b|\\d+(?:st|nd|rd|th) (?:floor|flr)\\b|ground floor\\b)`,
  'i',
);
const STREET = /\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|hwy|highway|drive|dr|lane)\b/i;

/** Shortens an address to its first part, and the next one after a mere unit: "Unit 5, 88 Jupiter St". */
export function shortenAddress(addressLine: string): string {
  const parts = addressLine
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.findIndex((part) => !INSIDE.test(part) || STREET.test(part));
  return parts.slice(0, last === -1 ? parts.length : last + 1).join(', ');
}

/** Returns true for an address with a house, unit or lot number; an ordinal such as "30th St" does not count. */
export const hasHouseNumber = (addressLine: string) =>
  addressLine
    .split(/[^\p{L}\d]+/u)
    .some((word) => /^\p{L}?\d+\p{L}{0,2}$/u.test(word) && !/(?:st|nd|rd|th)$/i.test(word));

/** Returns the landmark of a stop; '' for a mall or a campus, which is its own landmark. */
export const getOtherLandmark = (stop: { address_line: string; landmark?: string | null }): string => {
  const landmark = stop.landmark?.trim() ?? '';
  return landmark === stop.address_line.trim() ? '' : landmark;
};
