import { describe, expect, it } from 'vitest';
import { getDeparture, touchesMetroManila } from '@/features/booking-form/schedule/departure';
import { aStop } from '../drafts';

const place = (name: string) => ({ id: '1', name });
const cainta = aStop({ region: place('Region IV-A (CALABARZON)'), province: place('Rizal') });
const unknown = aStop({ region: null, province: null });

describe('a route through Metro Manila', () => {
  it.each([
    ['National Capital Region (NCR)', 'Metro Manila', true],
    ['NCR', 'NCR, Second District', true],
    ['', 'Metropolitan Manila', true],
    ['Region III (Central Luzon)', 'Bulacan', false],
    ['Region VII (Central Visayas)', 'Cebu', false],
    ['Francrest', '', false],
  ])('%s, %s: %s', (region, province, isThere) => {
    const stop = aStop({ region: region ? place(region) : null, province: province ? place(province) : null });
    expect(touchesMetroManila([cainta, stop])).toBe(isThere);
    expect(touchesMetroManila([stop, cainta])).toBe(isThere);
  });

  it('is not supposed where the places are unknown', () => {
    expect(touchesMetroManila([unknown, unknown])).toBe(false);
    expect(touchesMetroManila([])).toBe(false);
  });
});

describe('the moment of a departure', () => {
  const NOW = Date.parse('2026-11-23T08:00:00+08:00');
  const slot = '2026-11-25T09:30:00+08:00';

  it.each([
    ['now', { when: 'now', date: '', pickup_at: '' }, NOW],
    ['now, whatever was chosen before', { when: 'now', date: '2026-11-25', pickup_at: slot }, NOW],
    ['later, nothing chosen', { when: 'later', date: '', pickup_at: '' }, null],
    ['later, its time still open', { when: 'later', date: '2026-11-25', pickup_at: '' }, '2026-11-25'],
    ['later, at a time', { when: 'later', date: '2026-11-25', pickup_at: slot }, slot],
  ] as const)('%s', (_case, schedule, moment) => {
    expect(getDeparture(schedule, NOW)).toBe(moment);
  });
});
