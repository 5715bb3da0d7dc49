import { describe, expect, it, test } from 'vitest';
import { checkFile, formatKinds, getAcceptedTypes, type FileRule } from '@/utils/fileCheck';

const JPG = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const RULE: FileRule = { kinds: ['jpg', 'png', 'pdf'], maxBytes: 1024 };
const WEBP: FileRule = { kinds: ['webp'], maxBytes: 1024 };

const file = (bytes: number[], name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });

describe('checkFile', () => {
  test.each([
    ['a.jpg', 'image/jpeg', JPG, RULE],
    ['a.JPEG', 'image/jpeg', JPG, RULE],
    ['a.b.png', 'image/png', PNG, RULE],
    ['a.pdf', 'application/pdf', ascii('%PDF-1.7'), RULE],
    ['a.pdf', '', ascii('%PDF-1.7'), RULE],
    ['a.webp', 'image/webp', ascii('RIFF1234WEBP'), WEBP],
  ])('accepts %s of type %s', async (name, type, bytes, rule) => {
    expect(await checkFile(file(bytes, name, type), rule)).toBeNull();
  });

  test.each([
    ['a.svg', 'image/svg+xml', ascii('<svg onload="x">'), 'a.svg is not a JPG, PNG or PDF file.'],
    ['a.html', 'text/html', ascii('<html>'), 'a.html is not a JPG, PNG or PDF file.'],
    ['a.jpg', 'image/svg+xml', ascii('<svg>'), 'a.jpg is not a JPG, PNG or PDF file.'],
    ['a.jpg', 'image/jpeg', ascii('<svg onload="x">'), 'a.jpg is not a valid JPG file.'],
    ['a.png', 'image/png', JPG, 'a.png is not a valid PNG file.'],
    ['a.png', 'image/jpeg', PNG, 'a.png is not a JPG, PNG or PDF file.'],
    ['a', 'image/png', PNG, 'a is not a JPG, PNG or PDF file.'],
    ['a.webp', 'image/webp', ascii('RIFF1234WEBP'), 'a.webp is not a JPG, PNG or PDF file.'],
    ['a.jpg', 'image/jpeg', [], 'a.jpg is empty.'],
    ['a.jpg', 'image/jpeg', [...JPG, ...Array<number>(1024).fill(0)], 'a.jpg is larger than 1 KB.'],
  ])('refuses %s of type %s', async (name, type, bytes, problem) => {
    expect(await checkFile(file(bytes, name, type), RULE)).toBe(problem);
  });
});

it('names the kinds and lists them for the file input', () => {
  expect(formatKinds(['png'])).toBe('PNG');
  expect(formatKinds(['jpg', 'png', 'pdf'])).toBe('JPG, PNG or PDF');
  expect(getAcceptedTypes(['jpg', 'pdf'])).toBe('image/jpeg,.jpg,.jpeg,application/pdf,.pdf');
});
