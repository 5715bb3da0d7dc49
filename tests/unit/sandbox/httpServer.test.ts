import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import { formOf } from './call';
import { startHttpSandbox } from './httpSandbox';

let sandbox: Awaited<ReturnType<typeof startHttpSandbox>>;
let origin = '';

beforeAll(async () => {
  sandbox = await startHttpSandbox('--speed', '60');
  origin = sandbox.origin;
}, 60_000);

afterAll(async () => expect(await sandbox.stop()).toBe(0));

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init);

async function login(): Promise<string> {
  const response = await ask('/api/customers/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'andrea', password: DEMO_PASSWORD }),
  });
  return ((await response.json()) as { data: { access: string } }).data.access;
}

describe('the sandbox over HTTP', () => {
  it('prints its address and the demo accounts', () => {
    expect(sandbox.printed).toMatch(/harbor\.foods +Corporate, Per SOA with credit/);
    expect(sandbox.printed).toContain('clock at 60x');
  });

  it('answers a preflight for a call with a bearer', async () => {
    const response = await ask('/api/customers/', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization/);
    expect(response.headers.get('Access-Control-Allow-Methods')).toMatch(/PATCH/);
  });

  it('accepts JSON and a bearer, and lets another origin read the response', async () => {
    const response = await ask('/api/customers/', {
      headers: { Authorization: `Bearer ${await login()}`, Origin: 'http://localhost:5173' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(await response.json()).toMatchObject({ data: { user: { username: 'andrea' } } });
  });

  it('stores a multipart file and serves the same bytes', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7) % 256);
    const response = await ask('/api/customers/update/1', {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${await login()}` },
      body: formOf({ profile_image: new File([bytes], 'me.png', { type: 'image/png' }) }),
    });
    const { data } = (await response.json()) as { data: { user: { user_profile: { profile_image: string } } } };
    const image = await fetch(data.user.user_profile.profile_image);
    expect(image.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes);
  });

  it('loads the barangays of a city', async () => {
    const { data } = (await (await ask('/api/barangays/80300')).json()) as { data: unknown[] };
    expect(data).toHaveLength(23);
  });

  it('serves the bank page', async () => {
    const response = await ask('/sandbox/authorize?id=x');
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toContain('Sandbox Bank');
  });

  it('responds with a 404 envelope for an unknown address', async () => {
    const response = await ask('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'There is no such address.' });
  });
});
