import { describe, expect, it } from 'vitest';
import { toPaymentHosts } from '@/config/paymentHosts';
import { findPageProblem } from '@/lib/paymentPage';

const NOT_OPENED = /^We couldn't open the payment page/;
const OTHER_HOST = /isn't one of our payment sites\. Nothing is paid yet\. Choose another way to pay\.$/;

const API = { backend: 'http://api.example.com', page: 'https://book.example.com/wallet', isSandbox: false };
const SANDBOX = { backend: 'http://localhost:4173', page: 'http://localhost:4173/wallet', isSandbox: true };

const find = (address: string, sites: typeof API, hosts = '') =>
  findPageProblem(address, { ...sites, hosts: toPaymentHosts(hosts) });

const expectRefused = (problem: string | undefined, pattern: RegExp | null) =>
  pattern ? expect(problem).toMatch(pattern) : expect(problem).toBeUndefined();

describe('a payment with a backend, without payment hosts,', () => {
  it.each<[string, RegExp | null]>([
    ['https://bank.example/3ds?id=1', null],
    ['/pay', null],
    ['http://bank.example/3ds', NOT_OPENED],
    ['http://api.example.com/pay?id=1', null],
    ['http://api.example.com:81/pay', NOT_OPENED],
    ['javascript:alert(1)', NOT_OPENED],
    [' JavaScript:alert(1)', NOT_OPENED],
    ['java\nscript:alert(1)', NOT_OPENED],
    ['data:text/html,<script></script>', NOT_OPENED],
    ['blob:https://bank.example/1', NOT_OPENED],
    ['file:///etc/passwd', NOT_OPENED],
    ['gcash://pay', NOT_OPENED],
    ['https://', NOT_OPENED],
  ])('continues at %s unless it is refused with %s', (address, pattern) => {
    expectRefused(find(address, API), pattern);
  });
});

describe('a payment with payment hosts', () => {
  const HOSTS = 'pay.example.com, *.Bank.example';
  it.each<[string, RegExp | null]>([
    ['https://pay.example.com/3ds?id=1', null],
    ['https://PAY.example.com', null],
    ['https://pay.example.com:8443/x', null],
    ['https://secure.bank.example/x', null],
    ['https://a.b.bank.example/x', null],
    ['https://bank.example/x', OTHER_HOST],
    ['https://evilbank.example/x', OTHER_HOST],
    ['https://pay.example.com.evil.example/x', OTHER_HOST],
    ['https://pay.example.com@evil.example/x', OTHER_HOST],
    ['//evil.example/x', OTHER_HOST],
    ['http://pay.example.com/x', NOT_OPENED],
    ['http://api.example.com/pay', NOT_OPENED],
    ['javascript:alert(1)//pay.example.com', NOT_OPENED],
  ])('continues at %s unless it is refused with %s', (address, pattern) => {
    expectRefused(find(address, API, HOSTS), pattern);
  });

  it('names the host that it refuses', () => {
    expect(find('https://evil.example/x', API, HOSTS)).toContain("because evil.example isn't");
  });
});

describe('a payment on the sandbox', () => {
  it.each(['', 'pay.example.com'])('opens its own bank page with the payment hosts "%s"', (hosts) => {
    expect(find('http://localhost:4173/sandbox/authorize?id=1', SANDBOX, hosts)).toBeUndefined();
    expect(find('/sandbox/authorize?id=1', SANDBOX, hosts)).toBeUndefined();
  });
});
