import { HttpResponse, getResponse, http } from 'msw';
import type { Booking } from '@/api/wire';
import type { Sandbox } from '@/sandbox/createSandbox';
import { network } from '../network';

/** Changes every booking that the sandbox sends from now on, to customers and visitors. */
export function spoilBookings({ handlers }: Sandbox, spoil: (booking: Booking) => void): void {
  const answer = async ({ request }: { request: Request }) => {
    const sent = await getResponse(handlers, request);
    if (!sent?.ok) return sent;
    const { data, ...rest } = (await sent.json()) as { data: Booking | Booking[] };
    [data].flat().forEach(spoil);
    return HttpResponse.json({ ...rest, data }, { headers: { 'x-contract': 'off' } });
  };
  network.use(
    http.get('*/api/bookings', answer),
    http.get('*/api/bookings/:id', ({ request }) =>
      request.url.endsWith('ratings') ? undefined : answer({ request }),
    ),
    http.post('*/api/bookings/route/:id', answer),
  );
}
