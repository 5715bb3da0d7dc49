import { describe, expect, it } from 'vitest';
import { minutesToMs } from '@/sandbox/clock';
import { formOf, openSandbox } from './call';

type Ticket = { expires_in: number; resend_in: number };

async function asBea() {
  const sandbox = openSandbox();
  const token = await sandbox.login('bea');
  const ask = (method: string) =>
    sandbox.call<Ticket>('POST', '/api/customers/request-otp', { token, body: { method } });
  const verify = (method: string, otp: string) =>
    sandbox.call('POST', '/api/customers/verify-otp', { token, body: { method, otp } });
  const sent = () => sandbox.world.outbox[0]?.code ?? '';
  const wrongCode = () => (sent() === '000000' ? '000001' : '000000');
  return { ...sandbox, ask, verify, sent, wrongCode };
}

describe('verification', () => {
  it('verifies the email, then the mobile, each with its own code', async () => {
    const bea = await asBea();
    expect((await bea.ask('email')).data).toEqual({ expires_in: 300, resend_in: 60 });
    expect(bea.sent()).toMatch(/^\d{6}$/);
    const email = await bea.verify('email', bea.sent());
    expect(email.data).toMatchObject({
      user: { user_profile: { is_email_verified: true, is_mobile_verified: false } },
    });
    await bea.ask('sms');
    const sms = await bea.verify('sms', bea.sent());
    expect(sms.data).toMatchObject({ user: { user_profile: { is_email_verified: true, is_mobile_verified: true } } });
  });

  it('limits codes to one a minute and returns the seconds to wait', async () => {
    const bea = await asBea();
    await bea.ask('sms');
    bea.wait(20_000);
    const soon = await bea.ask('sms');
    expect([soon.status, soon.headers.get('Retry-After')]).toEqual([429, '40']);
    bea.wait(40_000);
    expect((await bea.ask('sms')).status).toBe(200);
  });

  it('refuses a wrong code, an expired code, and any code after five wrong ones', async () => {
    const bea = await asBea();
    await bea.ask('sms');
    const first = bea.sent();
    for (let i = 0; i < 5; i++) expect((await bea.verify('sms', bea.wrongCode())).status).toBe(422);
    expect((await bea.verify('sms', first)).status).toBe(422);
    bea.wait(minutesToMs(1));
    await bea.ask('sms');
    bea.wait(minutesToMs(5));
    expect((await bea.verify('sms', bea.sent())).errors).toHaveProperty('otp');
  });

  it('sends no code without a number, and accepts a number if there is none', async () => {
    const bea = await asBea();
    const record = bea.world.customers.find(({ username }) => username === 'bea');
    if (!record) throw new Error('bea is not seeded');
    const token = await bea.login('bea');
    const tell = (mobile: string) => {
      return bea.call('PATCH', `/api/customers/update/${String(record.id)}`, { token, form: formOf({ mobile }) });
    };
    record.mobile = '';
    expect([(await bea.ask('sms')).status, (await tell('123')).status]).toEqual([409, 422]);
    expect((await tell('9171234567')).status).toBe(200);
    expect((await bea.ask('sms')).status).toBe(200);
    expect(bea.world.outbox[0]?.to).toBe('+63 9171234567');
  });

  it('accepts a code once, and only for its own channel', async () => {
    const bea = await asBea();
    await bea.ask('sms');
    const code = bea.sent();
    expect((await bea.verify('email', code)).status).toBe(422);
    expect((await bea.verify('sms', code)).status).toBe(200);
    expect((await bea.verify('sms', code)).status).toBe(422);
  });
});

describe('social sign-in', () => {
  const token = (text: string) => ({ body: { access_token: text } });

  it('logs in a linked account, and sends an unknown one to sign-up', async () => {
    const { call } = openSandbox();
    const known = await call('POST', '/api/customers/login/google-oauth2', token('demo-google-andrea'));
    expect(known.data).toMatchObject({ customer: { user: { username: 'andrea' } } });
    expect((await call('POST', '/api/customers/login/google-oauth2', token('demo-google-nina'))).status).toBe(404);
    expect((await call('POST', '/api/customers/login/google-oauth2', token('demo-facebook-andrea'))).status).toBe(401);
    expect((await call('POST', '/api/customers/login/google-oauth2', token('ya29.real'))).status).toBe(401);
  });

  it('registers once', async () => {
    const { call } = openSandbox();
    expect((await call('POST', '/api/customers/register/apple-id', token('demo-apple-nina'))).status).toBe(200);
    expect((await call('POST', '/api/customers/register/apple-id', token('demo-apple-nina'))).status).toBe(409);
  });

  it('links an account to the session unless it is linked to another customer, and unlinks it', async () => {
    const { call, login } = openSandbox();
    const bearer = await login('bea');
    const link = (text: string) => call('POST', '/api/customers/login/facebook', { ...token(text), token: bearer });
    expect((await link('demo-facebook-bea')).status).toBe(200);
    expect((await call('POST', '/api/customers/login/facebook', token('demo-facebook-bea'))).status).toBe(200);
    const taken = await call('POST', '/api/customers/login/google-oauth2', {
      ...token('demo-google-andrea'),
      token: bearer,
    });
    expect(taken.status).toBe(409);
    expect((await call('POST', '/api/customers/disconnect/facebook', { token: bearer })).status).toBe(200);
    expect((await call('POST', '/api/customers/login/facebook', token('demo-facebook-bea'))).status).toBe(404);
  });

  it('keeps the last linked account of a customer without a password', async () => {
    const { call } = openSandbox();
    const { data } = await call<{ access: string }>(
      'POST',
      '/api/customers/register/facebook',
      token('demo-facebook-nina'),
    );
    const { status } = await call('POST', '/api/customers/disconnect/facebook', { token: data.access });
    expect(status).toBe(409);
  });
});

describe('an unverified contact', () => {
  const save = async (fields: Record<string, string>, isSignedIn = true) => {
    const bea = await asBea();
    await bea.ask('email');
    const token = isSignedIn ? await bea.login('bea') : undefined;
    const answer = await bea.call('PATCH', '/api/customers/update/2', { token, form: formOf(fields) });
    return { ...bea, answer };
  };

  it('is corrected; the code to the old address is void, and the next goes to the new one at once', async () => {
    const bea = await save({ email: 'bea@example.ph' });
    expect(bea.answer.data).toMatchObject({ user: { email: 'bea@example.ph' } });
    expect((await bea.verify('email', bea.sent())).status).toBe(422);
    expect((await bea.ask('email')).status).toBe(200);
    expect(bea.world.outbox[0]?.to).toBe('bea@example.ph');
  });

  it.each([
    [{ email: 'andrea.villanueva@example.ph' }, 'There is already an account with this email address.'],
    [{ email: 'bea@example' }, undefined],
    [{ mobile: '0917' }, undefined],
  ])('is refused at its field: %o', async (fields, message) => {
    const { answer } = await save(fields);
    const [name = ''] = Object.keys(fields);
    expect(answer.status).toBe(422);
    expect(answer.errors?.[name]).toEqual(message ? [message] : [expect.any(String)]);
  });

  it('stays without a session, and once it is verified', async () => {
    expect((await save({ email: 'bea@example.ph' }, false)).answer.status).toBe(404);
    const sandbox = openSandbox();
    const token = await sandbox.login('andrea');
    const form = formOf({ email: 'a@example.ph', mobile: '9170000000' });
    const { status, errors } = await sandbox.call('PATCH', '/api/customers/update/1', { token, form });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['email', 'mobile']]);
  });
});
