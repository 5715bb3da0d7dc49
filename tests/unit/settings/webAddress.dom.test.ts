import { describe, expect, it } from 'vitest';
import { toWebAddress } from '@/features/settings/webAddress';

describe('toWebAddress', () => {
  it.each([
    ['https://bank.example/3ds?id=1', 'https://bank.example/3ds?id=1'],
    ['http://bank.example', 'http://bank.example/'],
    ['/files/permit.pdf', `${location.origin}/files/permit.pdf`],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,<script></script>', null],
    ['blob:https://bank.example/1', null],
    ['https://', null],
  ])('%s', (address, page) => {
    expect(toWebAddress(address)).toBe(page);
  });
});
