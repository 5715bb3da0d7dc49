import type { BookingRecord } from '../records/bookings';

/** Delay of a driver's reply. */
export const REPLY_AFTER_MS = 6_000;

type Rule = { pattern: RegExp; reply: (booking: BookingRecord | undefined) => string };

const isPickedUp = (booking: BookingRecord) => booking.timeline.some((entry) => entry.status === 'Picked Up');

function describePosition(booking: BookingRecord | undefined): string {
  if (!booking) return 'I have no delivery of yours with me right now.';
  if (booking.appointment_status === 'Arrived at Pickup') return 'I am at the pickup point now.';
  if (booking.appointment_status === 'Arrived at Drop-off') return 'I am at the drop-off now.';
  return isPickedUp(booking)
    ? 'On the way to the drop-off now. You can follow me on the map.'
    : 'On the way to your pickup point. You can follow me on the map.';
}

const RULES: Rule[] = [
  { pattern: /\b(where|saan|asan|eta|how long|gaano|what time|anong oras|malapit)\b/i, reply: describePosition },
  {
    pattern: /\b(gate|guard|lobby|floor|unit|door|entrance|dock|parking)\b/i,
    reply: () => 'Noted, I will look for it. Salamat po.',
  },
  {
    pattern: /\b(call|phone|tawag|text)\b/i,
    reply: () => 'I will call when I arrive, I cannot pick up while driving.',
  },
  {
    pattern: /\b(careful|fragile|ingat|upright|breakable)\b/i,
    reply: () => 'Yes, I will handle it with care and keep it strapped.',
  },
  {
    pattern: /\b(cancel|kansela)\b/i,
    reply: () => 'You can cancel from the booking page until I have picked up your goods.',
  },
  {
    pattern: /\b(cash|bayad|pay|payment|change|sukli)\b/i,
    reply: () => 'Payment is in the app. For cash, please prepare the exact amount.',
  },
  { pattern: /\b(thank|thanks|salamat)\b/i, reply: () => 'Walang anuman po!' },
  {
    pattern: /\b(hi|hello|good (morning|afternoon|evening)|magandang|kumusta)\b/i,
    reply: () => 'Good day po! How can I help?',
  },
];

export const getDriverReply = (text: string, booking: BookingRecord | undefined): string =>
  RULES.find((rule) => rule.pattern.test(text))?.reply(booking) ?? 'Noted po, thank you for the message.';
