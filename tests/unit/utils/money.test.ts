import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  formatCentavos,
  formatDollarStyle,
  formatNumber,
  formatPeso,
  fromCentavos,
  sumPesos,
  toCentavos,
} from '@/utils/money';

describe('formatPeso', () => {
  test.each([
    [1250, '₱1,250.00'],
    [0, '₱0.00'],
    [-0, '₱0.00'],
    [-0.001, '₱0.00'],
    [-150, '−₱150.00'],
    [1530.4, '₱1,530.40'],
    [500000, '₱500,000.00'],
    [1.005, '₱1.01'],
    [null, '-'],
    [undefined, '-'],
    [Number.NaN, '-'],
    [Number.POSITIVE_INFINITY, '-'],
  ])('%s pesos read %s', (pesos, text) => {
    expect(formatPeso(pesos)).toBe(text);
  });
});

describe('plain numbers', () => {
  test.each([
    [1204, '1,204'],
    [15.8, '15.8'],
    [-3, '−3'],
    [-0, '0'],
    [null, '-'],
  ])('%s reads %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  test.each([
    [1250, '1,250.00'],
    [0.5, '0.50'],
    [-1234567.891, '−1,234,567.89'],
    [undefined, '-'],
  ])('%s in dollar style reads %s', (value, text) => {
    expect(formatDollarStyle(value)).toBe(text);
  });
});

describe('every formatter', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 }).map((centavos) => centavos / 100);
  const read = (text: string) => Number(text.replace(/[₱,]/g, '').replace('−', '-'));

  it.each([
    ['pesos', formatPeso, /^−?₱\d{1,3}(,\d{3})*\.\d{2}$/],
    ['dollar style', formatDollarStyle, /^−?\d{1,3}(,\d{3})*\.\d{2}$/],
    ['plain numbers', formatNumber, /^−?\d{1,3}(,\d{3})*(\.\d+)?$/],
  ] as const)('of %s has one shape, and is read back as the same amount', (_name, format, shape) => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(format(value)).toMatch(shape);
        expect(toCentavos(read(format(value)))).toBe(toCentavos(value));
      }),
    );
  });

  it('shows the sign and nothing else of a negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (centavos) => {
        for (const format of [formatPeso, formatDollarStyle, formatNumber]) {
          expect(format(-centavos / 100)).toBe(`−${format(centavos / 100)}`);
        }
      }),
    );
  });
});

describe('centavos', () => {
  test.each([
    [1.15, 115],
    [1.005, 101],
    [-1.005, -101],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1e9 + 0.01, 100000000001],
  ])('%s pesos are %s centavos', (pesos, centavos) => {
    expect(toCentavos(pesos)).toBe(centavos);
  });

  it('converts every whole number of centavos to pesos and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (centavos) => {
        expect(toCentavos(fromCentavos(centavos))).toBe(centavos);
      }),
    );
  });

  it('sums pesos exactly, in any order', () => {
    expect(sumPesos([0.1, 0.2, 0.3])).toBe(0.6);
    expect(sumPesos([])).toBe(0);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (centavos) => {
        const exact = centavos.reduce((sum, each) => sum + each, 0) / 100;
        const pesos = centavos.map(fromCentavos);
        expect(sumPesos(pesos)).toBe(exact);
        expect(sumPesos(pesos.toReversed())).toBe(exact);
      }),
    );
  });

  it('reads the same amount back from its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (centavos) => {
        const text = formatCentavos(centavos);
        expect(toCentavos(Number(text.replace(/[₱,]/g, '')))).toBe(centavos);
      }),
    );
  });
});
