import type { PublicBooking } from '@/api/wire';
import { isDeliveryOver } from '@/domain/booking/liveView';
import { formatPeso } from '@/utils/money';
import { getCashToPay } from './publicDetails';

/** List for the recipient before the handover: the cash amount, if the server sends one, and a person to receive it. */
export function HaveReady({ booking }: { booking: PublicBooking }) {
  if (isDeliveryOver(booking)) return null;
  const cash = getCashToPay(booking);
  return (
    <section aria-label="Have ready" className="mt-4">
      <h3 className="text-small font-620">Have ready</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-small text-ink-700">
        {cash !== null && (
          <li>
            <span className="amount">{formatPeso(cash)}</span> in cash for the driver
          </li>
        )}
        <li>Someone to receive the goods. The driver may ask for a name and a signature.</li>
      </ul>
    </section>
  );
}
