import type { BookingRecord } from '../records/bookings';

/** Seconds that a driver takes to type an answer. */
export const ANSWERS_AFTER_MS = 6_000;

type Rule = { asks: RegExp; answer: (booking: BookingRecord | undefined) => string };

const isPickedUp = (booking: BookingRecord) => booking.timeline.some((entry) => entry.status === 'Picked Up');

function whereAmI(booking: BookingRecord | undefined): string {
  if (!booking) return 'I have no delivery of yours with me right now.';
  if (booking.appointment_status === 'Arrived at Pickup') return 'I am at the pickup point now.';
  if (booking.appointment_status === 'Arrived at Drop-off') return 'I am at the drop-off now.';
  return isPickedUp(booking)
    ? 'On the way to the drop-off now. You can follow me on the map.'
    : 'On the way to your pickup point. You can follow me on the map.';
}

const RULES: Rule[] = [
  { asks: /\b(where|saan|asan|eta|how long|gaano|what time|anong oras|malapit)\b/i, answer: whereAmI },
  {
    asks: /\b(gate|guard|lobby|floor|unit|door|entrance|dock|parking)\b/i,
    answer: () => 'Noted, I will look for it. Salamat po.',
  },
  { asks: /\b(call|phone|tawag|text)\b/i, answer: () => 'I will call when I arrive, I cannot pick up while driving.' },
  {
    asks: /\b(careful|fragile|ingat|upright|breakable)\b/i,
    answer: () => 'Yes, I will handle it with care and keep it strapped.',
  },
  {
    asks: /\b(cancel|kansela)\b/i,
    answer: () => 'You can cancel from the booking page until I have picked up your goods.',
  },
  {
    asks: /\b(cash|bayad|pay|payment|change|sukli)\b/i,
    answer: () => 'Payment is in the app. For cash, please prepare the exact amount.',
  },
  { asks: /\b(thank|thanks|salamat)\b/i, answer: () => 'Walang anuman po!' },
  {
    asks: /\b(hi|hello|good (morning|afternoon|evening)|magandang|kumusta)\b/i,
    answer: () => 'Good day po! How can I help?',
  },
];

/** What the driver says to a message. */
export const getDriverReply = (text: string, booking: BookingRecord | undefined): string =>
  RULES.find((rule) => rule.asks.test(text))?.answer(booking) ?? 'Noted po, thank you for the message.';
