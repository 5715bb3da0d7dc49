import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchBookings } from '@/features/my-bookings/bookingSearch';
import { NO_LIST_FILTER, type ListFilter } from '@/features/my-bookings/listParams';
import { dedupeBookings } from '@/hooks/useAllBookings';
import { appointment, booking, stop } from '../../builders/booking';

const special = booking({ id: 1, booking_number: 'LGX-260716-0482' });
const joint = booking(
  { id: 2, booking_number: 'LGX-260801-0009', booking_type: 'shared', status: 'Completed', date_created: '2026-08-01' },
  {
    stops: [stop(0), stop(1, { contact_name: 'Peñafrancia Cruz', address_line: '9 Session Road' })],
    appointment: appointment({
      status: 'Delivered',
      proof: null,
      timeline: [{ status: 'Delivered', at: '2026-08-02T00:30:00+08:00' }],
    }),
  },
);
const both = [special, joint];
const find = (filter: Partial<ListFilter>) =>
  searchBookings(both, { ...NO_LIST_FILTER, ...filter }).map(({ id }) => id);

describe('the booking search', () => {
  it.each<[Partial<ListFilter>, number[]]>([
    [{}, [1, 2]],
    [{ query: '0482' }, [1]],
    [{ query: 'lgx' }, [1, 2]],
    [{ query: 'gilmore quezon' }, [1, 2]],
    [{ query: 'penafrancia' }, [2]],
    [{ query: 'SESSION peña' }, [2]],
    [{ query: 'magsino' }, [1, 2]],
    [{ query: 'nbx' }, [1, 2]],
    [{ query: 'session 0482' }, []],
    [{ mode: 'shared' }, [2]],
    [{ mode: 'exclusive' }, [1]],
    // pickup day of the ongoing booking, delivery day of the completed one, both in Manila time
    [{ from: '2026-07-16', to: '2026-07-16' }, [1]],
    [{ from: '2026-07-17' }, [2]],
    [{ from: '2026-08-02', to: '2026-08-02' }, [2]],
    [{ to: '2026-08-01' }, [1]],
    [{ needsAction: true }, [2]],
    [{ needsAction: true, mode: 'exclusive' }, []],
  ])('%o finds %o', (filter, ids) => {
    expect(find(filter)).toEqual(ids);
  });

  it('never finds more with an additional filter', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('' as const, 'shared' as const), (query, mode) => {
        const unfiltered = find({ query });
        expect(find({ query, mode }).every((id) => unfiltered.includes(id))).toBe(true);
      }),
    );
  });

  it('lists a booking once that is on two pages', () => {
    expect(dedupeBookings([special, joint, { ...special }]).map(({ id }) => id)).toEqual([1, 2]);
  });
});
