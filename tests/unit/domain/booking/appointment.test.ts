import { describe, expect, it } from 'vitest';
import type { Driver } from '@/api/wire';
import { getCurrentAppointment, getCurrentDriver, getDriverAccountNumber } from '@/domain/booking/appointment';
import { appointment, booking, driver } from '../../../builders/booking';

const withAccount = (account_number: string) =>
  driver({ user: { user_profile: { account_number, first_name: 'Rodel', last_name: 'Magsino' } } });

const createAssignedBooking = (...drivers: (Driver | null)[]) => {
  const assigned = booking();
  const [first] = assigned.booking_routes;
  if (first) first.booking_appointments = drivers.map((one, index) => appointment({ id: index, driver: one }));
  return assigned;
};

describe('the driver of a booking', () => {
  it.each([
    ['one appointment', [withAccount('D1')], 'D1'],
    ['a booking that was assigned anew', [withAccount('D1'), withAccount('D2')], 'D1'],
    ['a first appointment without a driver', [null, withAccount('D2')], null],
    ['no appointment', [], null],
  ])('is the first appointment’s in the chat, with %s', (_name, drivers, account) => {
    expect(getDriverAccountNumber(createAssignedBooking(...drivers))).toBe(account);
  });

  it('is the latest appointment’s for status, name and vehicle', () => {
    const reassigned = createAssignedBooking(withAccount('D1'), withAccount('D2'));
    expect(getCurrentAppointment(reassigned)?.id).toBe(1);
    expect(getCurrentDriver(reassigned)?.user.user_profile.account_number).toBe('D2');
  });
});
