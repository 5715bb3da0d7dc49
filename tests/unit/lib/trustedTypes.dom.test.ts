import { afterEach, describe, expect, it, vi } from 'vitest';
import { rules, installTrustedTypes } from '@/lib/trustedTypes';

afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

describe('a text that is handed to the browser', () => {
  it.each([
    ['/mockServiceWorker.js', true],
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
  ])('as the address of a script, %s: %s', (address, isTaken) => {
    expect(rules.createScriptURL(address)).toBe(isTaken ? address : null);
  });

  it.each([
    ['<svg/>', '<svg/>'],
    ['<svg onload=alert(1)>', null],
    ['<b>Andrea</b>', null],
    ['', null],
  ])('as markup, %s becomes %s', (text, taken) => {
    expect(rules.createHTML(text)).toBe(taken);
  });
});

describe('the rules of the page', () => {
  it('are ours where the browser knows such rules, and none stand yet', () => {
    const createPolicy = vi.fn();
    Object.assign(window, { trustedTypes: { createPolicy } });
    installTrustedTypes();
    expect(createPolicy.mock.calls).toEqual([['default', rules]]);
  });

  it('keep nobody from the app where they cannot be made', () => {
    const refuse = () => {
      throw new TypeError('Policy with name "default" already exists.');
    };
    Object.assign(window, { trustedTypes: { createPolicy: refuse } });
    expect(installTrustedTypes).not.toThrow();
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(installTrustedTypes).not.toThrow();
  });
});
