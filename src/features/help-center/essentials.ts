export type Essential = { id: string; question: string; answer: string };

/** What has to be known even while the help center cannot be reached. */
export const ESSENTIALS: readonly Essential[] = [
  {
    id: 'modes',
    question: 'What is the difference between Special and Joint?',
    answer:
      'With **Special** the whole vehicle carries your goods alone, straight to your stops.\n\nWith **Joint** your goods share a truck with those of other customers: it costs less and takes longer.',
  },
  {
    id: 'follow',
    question: 'How do I follow my delivery?',
    answer:
      'Open it from **My Bookings**: the map and the timeline show where it is. Whoever has the booking number can follow it in **Track & Trace**.',
  },
  {
    id: 'cancel',
    question: 'How do I cancel a booking?',
    answer: 'Open the booking and choose **Cancel**. What it costs is shown before you confirm.',
  },
  {
    id: 'driver',
    question: 'How do I reach my driver?',
    answer: 'Open the booking and choose **Chat with driver**, or open **Chats** at the top of the page.',
  },
  {
    id: 'payment',
    question: 'My payment failed. What now?',
    answer:
      'Your booking stays as it is. Look into **Wallet** whether the amount was taken, then try again or choose another payment method.',
  },
  {
    id: 'loading',
    question: 'A page or a list does not load. What now?',
    answer:
      'Check your connection and choose **Try again**: what you typed is kept. Reload the page if it stays empty.',
  },
  {
    id: 'refund',
    question: 'When do I get a refund, and how do I claim for damaged goods?',
    answer:
      'A refund goes back the way that you paid. For damaged or lost goods open the booking and choose **Report a problem**, with photos, and keep the packaging.',
  },
  {
    id: 'verification',
    question: 'Why must I verify my account and complete my profile?',
    answer: 'The driver and the recipient need to know who sends the goods. Both are done under **Settings**.',
  },
];
