import { describe, expect, it } from 'vitest';
import { toBookingsCsv } from '@/features/my-bookings/bookingsCsv';
import { appointment, booking, driver, stop } from '../../builders/booking';

const NOW = Date.parse('2026-07-16T10:00:00+08:00');
const linesOf = (csv: string) => csv.split('\r\n');

describe('the CSV export', () => {
  it('has a header, one row per booking, and amounts with two decimals', () => {
    const [header, row, ...rest] = linesOf(toBookingsCsv([booking()], NOW));
    expect(header).toMatch(/^Booking number,Mode,Status,/);
    expect(row).toContain('LGX-260716-0482,Special,On the way to drop-off,"16 Jul 2026, 08:54 AM"');
    expect(row).toContain('Rodel Magsino,NBX 4182,Paid,Visa 4417,1530.40,');
    expect(rest).toEqual([]);
  });

  it('leaves the cell of a driver without a name empty', () => {
    const { user } = driver();
    const nameless = driver({ user: { user_profile: { ...user.user_profile, first_name: '', last_name: '' } } });
    const csv = toBookingsCsv([booking({}, { appointment: appointment({ driver: nameless }) })], NOW);
    expect(csv).toContain(',L300 Van,,NBX 4182,');
  });

  it.each(['=HYPERLINK("http://x")', '+63', '-1+1', '@SUM(A1)', '\t=1'])('escapes the formula %s', (address_line) => {
    const csv = toBookingsCsv([booking({}, { stops: [stop(0), stop(1, { address_line })] })], NOW);
    const cell = `'${address_line}`;
    expect(csv).toContain(cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);
  });
});
