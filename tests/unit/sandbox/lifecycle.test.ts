import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking, PaymentMethod } from '@/api/wire';
import { APPOINTMENT_STATUSES } from '@/config/statuses';
import { advance } from '@/sandbox/bookings/advance';
import { daysToMs, minutesToMs } from '@/sandbox/clock';
import { THREE_STOPS, openAs, requireAppointment, statusesOf } from './bookingCalls';
import { openSandbox } from './call';

const createCancelForm = (fields: Record<string, string | File> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ status: 'Cancelled', reason: 'Wrong address', ...fields })) {
    form.append(name, value);
  }
  return form;
};

describe('a delivery', () => {
  it('runs step by step and ends with a proof', async () => {
    const { paid, get, clock } = await openAs('andrea');
    const { booking } = await paid();
    expect(statusesOf(booking)).toEqual(['Finding Driver']);
    clock.jumpAhead(minutesToMs(1));
    const assigned = await get(booking.id);
    expect(requireAppointment(assigned).status).toBe('Driver Assigned');
    expect(requireAppointment(assigned).driver?.plate_number).toMatch(/^[A-Z0-9]{3,4} [A-Z0-9]{2,4}$/);
    clock.jumpAhead(minutesToMs(4 * 60));
    const done = await get(booking.id);
    expect(done.status).toBe('Completed');
    expect(statusesOf(done)).toEqual(APPOINTMENT_STATUSES.slice(0, 7));
    expect(requireAppointment(done)).toMatchObject({
      status: 'Delivered',
      eta_at: null,
      driver: { position: null },
      proof: { received_by: 'Ramon dela Peña', photo: '/art/parcels-2.svg' },
    });
    expect(requireAppointment(done).proof?.signature).toMatch(/^data:image\/svg\+xml,/);
  });

  it('takes forty to a hundred minutes across the city', async () => {
    const { paid, get, clock } = await openAs('andrea');
    const { booking } = await paid();
    clock.jumpAhead(minutesToMs(39));
    expect((await get(booking.id)).status).toBe('Ongoing');
    clock.jumpAhead(minutesToMs(61));
    expect((await get(booking.id)).status).toBe('Completed');
  });

  it('with two drop-offs delivers at both and is Delivered at the last', async () => {
    const { paid, get, clock } = await openAs('andrea');
    const { booking } = await paid({ stops: THREE_STOPS });
    const seen = new Set<string>();
    for (let step = 0; step < 400; step += 1) {
      clock.jumpAhead(minutesToMs(1));
      const now = await get(booking.id);
      if (now.status === 'Completed') break;
      seen.add(requireAppointment(now).status);
    }
    const done = await get(booking.id);
    expect(statusesOf(done).filter((status) => status === 'Delivered').length).toBe(2);
    expect(seen.has('Delivered')).toBe(false);
  });

  it.each([2, 3])('with %i stops knows its last arrival from the start', async (count) => {
    const { paid, get, clock } = await openAs('andrea');
    const { booking } = await paid(count === 3 ? { stops: THREE_STOPS } : {});
    const expected = requireAppointment(booking).eta_at;
    clock.jumpAhead(minutesToMs(4 * 60));
    const { timeline } = requireAppointment(await get(booking.id));
    expect(timeline.filter(({ status }) => status === 'Arrived at Drop-off').at(-1)?.at).toBe(expected);
  });

  it.each([
    ['now', 0],
    ['for a slot', 24 * 60],
  ])('booked %s keeps the pickup time and duration of its offer', async (_name, ahead) => {
    const { book, rates, pay, clock } = await openAs('andrea');
    const slot = clock.now() + minutesToMs(ahead);
    const { data: placed } = await book(ahead > 0 ? { pickup_at: new Date(slot).toISOString() } : {});
    const [rate] = (await rates(placed.id)).data;
    const { booking } = (await pay(placed.id, { rate: rate?.id, method: 'cash' })).data;
    const pickup = ahead > 0 ? slot : clock.now() + minutesToMs(rate?.eta_minutes ?? 0);
    const expected = pickup + minutesToMs(rate?.duration_minutes ?? 0);
    expect(Math.abs(Date.parse(requireAppointment(booking).eta_at ?? '') - expected)).toBeLessThan(1_000);
  });

  it('steadily reduces the remaining distance', async () => {
    const { paid, get, clock } = await openAs('andrea');
    const { booking } = await paid();
    const left: number[] = [];
    for (let now = await get(booking.id); now.status === 'Ongoing'; now = await get(booking.id)) {
      left.push(requireAppointment(now).distance_left_km ?? 0);
      clock.jumpAhead(minutesToMs(3));
    }
    expect(left.length).toBeGreaterThan(10);
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(left.at(-1)).toBe(0);
  });

  it('for a slot waits until the slot', async () => {
    const { paid, get, clock } = await openAs('andrea');
    const slot = clock.now() + minutesToMs(24 * 60);
    const { booking } = await paid({ pickup_at: new Date(slot).toISOString() });
    clock.jumpAhead(minutesToMs(22 * 60));
    expect(requireAppointment(await get(booking.id))).toMatchObject({ status: 'Finding Driver', driver: null });
    clock.jumpAhead(minutesToMs(110));
    expect(requireAppointment(await get(booking.id)).status).toBe('Driver Assigned');
    clock.jumpAhead(minutesToMs(10));
    expect(statusesOf(await get(booking.id))).toContain('Arrived at Pickup');
  });

  it('notifies its customer and starts a chat with the driver', async () => {
    const { paid, ask, clock, world, customer } = await openAs('andrea');
    world.notifications.length = 0;
    world.conversations.length = 0;
    const { booking } = await paid();
    clock.jumpAhead(minutesToMs(4 * 60));
    await ask('GET', '/api/notifications?page=1&size=10');
    const sent = world.notifications.filter(
      ({ customer_id, target }) =>
        customer_id === customer.id && target.kind === 'booking' && target.booking_number === booking.booking_number,
    );
    expect(sent.map(({ type }) => type)).toEqual(['Success', 'Info', 'Info', 'Success', 'For Confirmation']);
    expect(world.conversations.filter((conversation) => conversation.booking_id === Number(booking.id)).length).toBe(1);
  });

  it('is cancelled after a day without payment', async () => {
    const { book, get, clock } = await openAs('andrea');
    const { data: booking } = await book();
    clock.jumpAhead(daysToMs(1) - minutesToMs(1));
    expect((await get(booking.id)).status).toBe('Pending');
    clock.jumpAhead(minutesToMs(1));
    expect(await get(booking.id)).toMatchObject({ status: 'Cancelled', cancellation: null });
  });
});

describe('the world', () => {
  it('is the same after one long jump and after many short ones', async () => {
    const { paid, world, clock } = await openAs('andrea');
    await paid({ stops: THREE_STOPS });
    await paid({ booking_type: 'shared', vehicle_type: null }, 'cash');
    const start = clock.now();
    const after = (jumps: number[]) => {
      const copy = structuredClone(world);
      for (const jump of jumps) advance(copy, start + jump);
      return copy;
    };
    const end = minutesToMs(6 * 60);
    const jumped = after([end]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: end }), { maxLength: 12 }), (times) => {
        expect(after([...times.sort((a, b) => a - b), end])).toEqual(jumped);
        expect(after([end, end])).toEqual(jumped);
      }),
      { numRuns: 40 },
    );
  });

  it('never moves backwards', () => {
    const { world, clock } = openSandbox();
    const start = clock.now();
    const order = ['Pending', 'Ongoing', 'Completed', 'Cancelled'];
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: minutesToMs(300) }), { maxLength: 10 }), (offsets) => {
        const copy = structuredClone(world);
        for (const time of offsets) {
          const before = copy.bookings.map(
            (booking) => [order.indexOf(booking.status), booking.timeline.length] as const,
          );
          advance(copy, start + time);
          copy.bookings.forEach((booking, index) => {
            const [status = 0, steps = 0] = before[index] ?? [];
            expect(order.indexOf(booking.status)).toBeGreaterThanOrEqual(status);
            expect(booking.timeline.length).toBeGreaterThanOrEqual(steps);
            const times = booking.timeline.map((entry) => entry.at);
            expect(times).toEqual([...times].sort((a, b) => a - b));
          });
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('cancelling', () => {
  it.each([
    ['before a driver is found', 0, 0],
    ['once a driver is on the way', 3, 0.2],
  ])('%s', async (_, waited, share) => {
    const { paid, call, token, clock, customer, get } = await openAs('andrea');
    const wallet = customer.wallet;
    const { booking } = await paid();
    clock.jumpAhead(minutesToMs(waited));
    const total = Math.round(booking.total * 100);
    const fee = Math.round(total * share);
    const shown = (await get(booking.id)).cancellation;
    expect([shown?.fee, shown?.refund]).toEqual([fee / 100, (total - fee) / 100]);
    const path = `/api/bookings/update-status/${booking.id}`;
    const { data } = await call<Booking>('POST', path, { token, form: createCancelForm() });
    expect([data.status, requireAppointment(data).status, data.cancellation]).toEqual(['Cancelled', 'Cancelled', null]);
    expect(customer.wallet).toBe(wallet - fee);
    expect((await call('POST', path, { token, form: createCancelForm() })).status).toBe(409);
    expect(customer.wallet).toBe(wallet - fee);
  });

  it('is too late once the goods are picked up', async () => {
    const { paid, call, token, clock, customer } = await openAs('andrea');
    const { booking } = await paid();
    clock.jumpAhead(minutesToMs(32));
    const wallet = customer.wallet;
    const answer = await call('POST', `/api/bookings/update-status/${booking.id}`, { token, form: createCancelForm() });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['status']]);
    expect(customer.wallet).toBe(wallet);
  });

  it('refunds to the wallet, also if that was removed while it was empty', async () => {
    const { customer, paid, ask, methodId, call, token } = await openAs('andrea');
    const { booking } = await paid();
    customer.wallet = 0;
    await ask('DELETE', `/api/payments/methods/delete/${methodId('wallet')}`);
    const form = createCancelForm();
    await call('POST', `/api/bookings/update-status/${booking.id}`, { token, form });
    const { data: methods } = await ask<PaymentMethod[]>('GET', '/api/payments/methods');
    expect(methods.find(({ kind }) => kind === 'wallet')?.balance).toBe(booking.total);
  });

  it('has a minimum fee, never above the total', async () => {
    const { paid, get, clock } = await openAs('andrea');
    const { booking } = await paid({ vehicle_type: 1 });
    expect(booking.total * 0.2).toBeLessThan(50);
    clock.jumpAhead(minutesToMs(3));
    expect((await get(booking.id)).cancellation?.fee).toBe(50);
  });

  it.each(['Completed', 'Picked Up', 'Pending'])('is the only status a customer may set, not %s', async (status) => {
    const { paid, call, token, get } = await openAs('andrea');
    const { booking } = await paid();
    const form = createCancelForm({ status });
    const answer = await call('POST', `/api/bookings/update-status/${booking.id}`, { token, form });
    expect(answer.status).toBe(422);
    expect((await get(booking.id)).status).toBe('Ongoing');
  });

  it('is not triggered by a photo of the goods', async () => {
    const { book, call, token, world } = await openAs('andrea');
    const { data: booking } = await book();
    const photo = new File([new Uint8Array([1, 2, 3])], 'goods.png', { type: 'image/png' });
    const form = createCancelForm({ status: 'Pending', reason: 'Photo of goods', photo });
    const answer = await call<Booking>('POST', `/api/bookings/update-status/${booking.id}`, { token, form });
    expect([answer.status, answer.data.status]).toEqual([200, 'Pending']);
    expect(world.bookings.find(({ id }) => id === booking.id)?.reports.length).toBe(1);
    expect(answer.data.reports).toEqual([
      {
        reason: 'Photo of goods',
        photo: expect.stringContaining('/sandbox/files/') as string,
        at: answer.data.reports?.[0]?.at,
      },
    ]);
  });

  it('is not triggered by a problem report, which needs no photo', async () => {
    const { paid, call, token } = await openAs('andrea');
    const { booking } = await paid();
    const form = createCancelForm({ status: 'Ongoing', reason: 'One box is wet' });
    const answer = await call<Booking>('POST', `/api/bookings/update-status/${booking.id}`, { token, form });
    expect([answer.status, answer.data.status]).toEqual([200, 'Ongoing']);
    expect(answer.data.reports).toMatchObject([{ reason: 'One box is wet', photo: null }]);
  });

  it.each([
    ['no picture', new File([new Uint8Array([60, 115])], 'a.svg', { type: 'image/svg+xml' }), 'photo'],
    ['no words', undefined, 'reason'],
  ])('refuses a report with %s', async (_, photo, field) => {
    const { paid, call, token, world } = await openAs('andrea');
    const { booking } = await paid();
    const form = createCancelForm({ status: 'Ongoing', reason: photo ? 'Wet' : ' ', ...(photo && { photo }) });
    const answer = await call('POST', `/api/bookings/update-status/${booking.id}`, { token, form });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect(world.bookings.find(({ id }) => id === booking.id)?.reports).toEqual([]);
  });
});
