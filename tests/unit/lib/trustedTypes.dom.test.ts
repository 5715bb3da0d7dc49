import { afterEach, describe, expect, it, vi } from 'vitest';
import { installTrustedTypes, rules } from '@/lib/trustedTypes';

afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

describe('a string passed to the browser', () => {
  it.each([
    ['/sandboxWorker.js', true],
    [`${window.location.origin}/assets/a.js`, true],
    ['https://maps.googleapis.com/maps/api/js?key=1', true],
    ['https://accounts.google.com/gsi/client', true],
    ['https://accounts.google.com/gsi/client2', false],
    ['https://accounts.google.com/', false],
    ['https://connect.facebook.net/en_US/sdk.js', true],
    ['https://maps.googleapis.com.evil.example/js', false],
    ['//evil.example/a.js', false],
    ['http://connect.facebook.net/en_US/sdk.js', false],
    ['javascript:alert(1)', false],
    ['data:text/javascript,alert(1)', false],
  ])('is accepted as the script address %s: %s', (address, isTaken) => {
    expect(rules.createScriptURL(address)).toBe(isTaken ? address : null);
  });

  it.each([
    ['<svg/>', '<svg/>'],
    ['<svg onload=alert(1)>', null],
    ['<b>Andrea</b>', null],
    ['', null],
  ])('turns the HTML %s into %s', (text, taken) => {
    expect(rules.createHTML(text)).toBe(taken);
  });
});

describe('the default policy', () => {
  it('is installed if the browser supports trusted types and has no default policy', () => {
    const createPolicy = vi.fn();
    Object.assign(window, { trustedTypes: { createPolicy } });
    installTrustedTypes();
    expect(createPolicy.mock.calls).toEqual([['default', rules]]);
  });

  it('does not stop the app if it cannot be installed', () => {
    const refuse = () => {
      throw new TypeError('Policy with name "default" already exists.');
    };
    Object.assign(window, { trustedTypes: { createPolicy: refuse } });
    expect(installTrustedTypes).not.toThrow();
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(installTrustedTypes).not.toThrow();
  });
});
