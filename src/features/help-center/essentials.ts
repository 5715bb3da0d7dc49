export type EssentialAnswer = { id: string; question: string; answer: string };

/** Answers that are available without the server. */
export const ESSENTIALS: readonly EssentialAnswer[] = [
  {
    id: 'modes',
    question: 'What is the difference between Special and Joint?',
    answer:
      '**Special** gives you a whole vehicle that goes straight to your stops.\n\n**Joint** shares a truck with other customers. It costs less and takes longer.',
  },
  {
    id: 'follow',
    question: 'How do I follow my delivery?',
    answer:
      'Open it from **My Bookings**: the map and the timeline show where it is. Anyone with the booking number can follow it in **Track & Trace**.',
  },
  {
    id: 'cancel',
    question: 'How do I cancel a booking?',
    answer: 'Open the booking and choose **Cancel**. We show you the cost before you confirm.',
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
      'Your booking is still there. Check your **Wallet** to see if you were charged. If not, try again or choose another payment method.',
  },
  {
    id: 'loading',
    question: 'A page or a list does not load. What now?',
    answer:
      'Check your connection and choose **Try again**. Your entries are kept. If the page stays empty, reload it.',
  },
  {
    id: 'refund',
    question: 'When do I get a refund, and how do I claim for damaged goods?',
    answer:
      'We refund the payment method you used. For damaged or lost goods, open the booking, choose **Report a problem** and add photos. Keep the packaging.',
  },
  {
    id: 'verification',
    question: 'Why must I verify my account and complete my profile?',
    answer: 'The driver and the recipient need to know who sends the goods. You can do both in **Settings**.',
  },
];
