import { describe, expect, it } from 'vitest';
import { getChequeDayKind } from '@/domain/money/chequeDay';

describe('the date of a cheque', () => {
  it.each([
    ['2026-05-20', '2026-11-21', 'stale'],
    ['2026-05-21', '2026-11-21', 'good'],
    ['2026-11-21', '2026-11-21', 'good'],
    ['2026-11-22', '2026-11-21', 'post-dated'],
    ['2027-01-20', '2026-11-21', 'post-dated'],
    ['2027-01-21', '2026-11-21', 'too-late'],
    // six months before the end of August is the end of February, which is shorter
    ['2026-02-28', '2026-08-31', 'good'],
    ['2026-02-27', '2026-08-31', 'stale'],
    ['2025-09-30', '2026-03-30', 'good'],
    ['2025-08-31', '2026-03-01', 'stale'],
  ])('%s is on %s: %s', (day, today, kind) => {
    expect(getChequeDayKind(day, today)).toBe(kind);
  });
});
