import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineScriptHash, securityHeaders } from '../../../build/securityHeaders';

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe('the security headers', () => {
  const document = squeezed(readFileSync('docs/deployment.md', 'utf8'));

  it.each(Object.entries(securityHeaders('{API}')))(
    '%s: the document matches the header of the preview',
    (name, value) => {
      for (const part of value.split('; ')) expect(document, name).toContain(squeezed(part));
    },
  );

  it('allow only one inline script, by its hash', () => {
    const policy = securityHeaders()['Content-Security-Policy'];
    expect(policy).toContain(`'${inlineScriptHash()}'`);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://example.com:8443/gateway/v2', 'https://example.com:8443'],
  ])('allow every call and image below %s', (base, origin) => {
    const policy = securityHeaders(base)['Content-Security-Policy'].split('; ');
    const sources = (name: string) => policy.find((part) => part.startsWith(name))?.split(' ') ?? [];
    for (const name of ['connect-src', 'img-src']) {
      expect(sources(name).filter((source) => source.includes('example.com'))).toEqual([origin]);
    }
  });

  it('allow reports to Sentry only if it is configured', () => {
    const connect = (...settings: string[]) =>
      securityHeaders(...settings)['Content-Security-Policy'].match(/connect-src[^;]*/)?.[0] ?? '';
    expect(connect('', 'https://key@errors.example:8443/sentry/7')).toContain(' https://errors.example:8443 ');
    expect(connect()).not.toContain('errors.example');
  });

  it('forbid framing and submitting forms to other origins', () => {
    const policy = securityHeaders()['Content-Security-Policy'];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
  });
});
