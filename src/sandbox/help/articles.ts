export const HELP_CATEGORIES = [
  { id: 1, name: 'Booking', icon: 'package' },
  { id: 2, name: 'Payment', icon: 'wallet' },
  { id: 3, name: 'Tracking', icon: 'map-pin' },
  { id: 4, name: 'Cancelling and claims', icon: 'shield' },
  { id: 5, name: 'Vouchers', icon: 'ticket' },
  { id: 6, name: 'Corporate credit', icon: 'building' },
  { id: 7, name: 'Account', icon: 'user' },
] as const;

type Row = [category: (typeof HELP_CATEGORIES)[number]['id'], question: string, answer: string];

// prettier-ignore
const ROWS: Row[] = [
  [1, 'What is the difference between Special and Joint?', 'A **Special** booking gives you the whole vehicle: one driver, your goods only, straight to your stops.\n\nA **Joint** booking shares a truck with other customers. It costs less and takes longer, as the driver has other stops on the way.'],
  [1, 'Which vehicle do I need?', 'Enter your goods with their weight and size first: only the vehicles that can carry them are offered. A motorcycle takes small parcels, a sedan or an MPV takes boxes, an L300 Van or a closed van takes furniture and stock, a 6-wheeler or a 10-wheeler takes pallets.'],
  [1, 'Can I add more than one drop-off?', 'Yes. Choose **Add stop** in the booking form, and say for each item at which stop it is handed over. The stops are visited in the order that you set.'],
  [1, 'How do I schedule a pickup for later?', 'Choose **Later** in the schedule of the booking form, then a day and one of the free pickup times. Some times carry a surcharge: it is shown beside the time.'],
  [1, 'What may not be sent?', 'Do not send cash, firearms, illegal drugs, explosives, living animals or anything that the law forbids. Dangerous goods such as fuel and gas tanks are not carried either.'],
  [2, 'How can I pay?', 'With points from your wallet, a saved card, GCash, Maya or cash to the driver. Corporate customers billed *Per SOA* can also pay with credit.'],
  [2, 'Why am I asked for a PIN?', 'A wallet or credit payment needs your six-digit PIN, so that nobody else can spend it. After five wrong tries the PIN is locked for fifteen minutes.'],
  [2, 'My card was declined. What now?', 'You were not charged. Check the expiry date and the limit with your bank, or choose another payment method: your booking and its rates stay as they are.'],
  [2, 'Why did the price change after ten minutes?', 'An offer of a driver holds for ten minutes. After that the rates are computed again, as drivers have moved on. What you have paid never changes.'],
  [3, 'How do I follow my delivery?', 'Open the booking from **My bookings**: the map shows the driver, and the timeline shows every step with its time.'],
  [3, 'Can the recipient follow it too?', 'Yes. Share the tracking link of the booking, or give the booking number for **Track & Trace**. Names, mobile numbers and prices are hidden there.'],
  [3, 'Why is the driver not on the public map?', 'In Track & Trace the driver appears only on the way to the last drop-off, to keep the other stops private.'],
  [3, 'What is the proof of delivery?', 'A photo of the goods, the signature and the name of who received them. You find it in the booking as soon as the last drop-off is done.'],
  [4, 'Until when can I cancel?', 'Until the driver has picked up your goods. Open the booking and choose **Cancel booking**: the fee and the refund are shown before you confirm.'],
  [4, 'What does cancelling cost?', 'Nothing before a driver is assigned. After that the fee is 20% of the total, and at least ₱50.00, for the way the driver has made.'],
  [4, 'When do I get my refund?', 'Points and credit come back at once. A refund to a card, GCash or Maya takes two days.'],
  [4, 'How do I claim for damaged or lost goods?', 'Write to us within seven days after the delivery, with the booking number, photos of the goods and the declared value. Keep the packaging until the claim is settled.'],
  [5, 'How do I use a voucher?', 'Enter its code in the booking form or choose it from **Vouchers**. The discount is shown in the price before you pay.'],
  [5, 'Why is my voucher refused?', 'A voucher may be for one mode only, may need a minimum amount, and ends on a day. The reason is written at the voucher field.'],
  [5, 'Do I get the voucher back when I cancel?', 'Yes, as long as it has not expired.'],
  [6, 'What does Per SOA mean?', 'Your deliveries are billed on a statement of account. Each booking uses up part of your credit limit until the statement is paid.'],
  [6, 'How do I request a higher credit limit?', 'Open your wallet and choose **Request credit**. Enter the amount, the reason and the terms; you are notified when it is decided.'],
  [6, 'How do I pay my statement?', 'By card, GCash or Maya in the wallet, or by cheque: send a photo of it with the bank, number and date. A cheque counts once it has cleared, in about two days.'],
  [7, 'How do I verify my e-mail and mobile?', 'Choose **Verify** in the menu and enter the six digits that we send by SMS and by e-mail. Both are needed before the first booking.'],
  [7, 'Why must I complete my profile before booking?', 'The driver and the recipient need to know who sends the goods. Fill in your name, birth date and gender under **Settings**.'],
  [7, 'How do I delete my account?', 'Open **Settings**, choose **Delete account** and enter your password. Your bookings, addresses and cards are removed for good.'],
];

export const ARTICLES = ROWS.map(([category, question, answer], index) => ({
  id: index + 1,
  category,
  question,
  answer,
}));
