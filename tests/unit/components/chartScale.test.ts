import { describe, expect, it } from 'vitest';
import { formatAxisPesos, getAxisMax } from '@/components/charts/chartScale';

describe('the axis of a chart', () => {
  it.each([
    [0, ['₱1k', '₱500']],
    [0.8, ['₱1', '₱0.50']],
    [4.2, ['₱5', '₱2.50']],
    [1_530.4, ['₱2k', '₱1k']],
    [4_100, ['₱5k', '₱2.5k']],
    [1_200_000, ['₱2M', '₱1M']],
  ])('up to %d pesos shows %j', (highest, labels) => {
    const max = getAxisMax(highest);
    expect([max, max / 2].map(formatAxisPesos)).toEqual(labels);
  });
});
