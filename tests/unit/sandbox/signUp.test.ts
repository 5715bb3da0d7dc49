import { describe, expect, it } from 'vitest';
import { minutesToMs } from '@/sandbox/clock';
import { formOf, openSandbox } from './call';

const INDIVIDUAL = {
  customer_type: 'individual',
  email: 'nina.cruz@example.ph',
  username: 'nina',
  password: 'Sampaguita#1',
  mobile: '9171230000',
};
const CORPORATE = { ...INDIVIDUAL, customer_type: 'Corporate', company_name: 'Nina & Co', company_type: '2' };

const register = (sandbox: ReturnType<typeof openSandbox>, fields: Record<string, string>) =>
  sandbox.call<{ id: number }>('POST', '/api/customers/register', { form: formOf(fields) });

describe('sign-up', () => {
  it('registers, completes the record with its id, and logs in', async () => {
    const sandbox = openSandbox();
    const { status, data } = await register(sandbox, INDIVIDUAL);
    expect(status).toBe(200);
    const profile = {
      first_name: 'Niña',
      middle_name: '',
      last_name: "O'Cruz-Diaz",
      birth_date: '1999-02-28',
      gender: 'Female',
    };
    const path = `/api/customers/update/${data.id}`;
    const updated = await sandbox.call('PATCH', path, { form: formOf(profile) });
    expect(updated.status).toBe(200);
    expect(updated.data).toMatchObject({ customer_type: 'individual', user: { user_profile: profile } });
    const again = await sandbox.call('PATCH', path, { form: formOf({ first_name: 'Mallory' }) });
    expect(again.status).toBe(404);
    const login = await sandbox.call('POST', '/api/customers/login', {
      body: { username: 'nina', password: INDIVIDUAL.password },
    });
    expect(login.data).toMatchObject({ customer: { user: { user_profile: { is_email_verified: false } } } });
  });

  it('refuses a username or email address that is already taken', async () => {
    const sandbox = openSandbox();
    await register(sandbox, { ...INDIVIDUAL, username: 'lito@example.ph' });
    const asName = await register(sandbox, { ...INDIVIDUAL, username: 'nina.cruz@example.ph', email: 'n@example.ph' });
    expect(asName).toMatchObject({ status: 422, errors: { username: ['This username is taken.'] } });
    const asAddress = await register(sandbox, { ...INDIVIDUAL, username: 'lito', email: 'Lito@example.ph' });
    expect(asAddress).toMatchObject({
      status: 422,
      errors: { email: ['There is already an account with this email address.'] },
    });
  });

  it('closes step two an hour after registration', async () => {
    const sandbox = openSandbox();
    const { data } = await register(sandbox, INDIVIDUAL);
    sandbox.wait(minutesToMs(60));
    const { status } = await sandbox.call('PATCH', `/api/customers/update/${data.id}`, {
      form: formOf({ first_name: 'Nina' }),
    });
    expect(status).toBe(404);
  });

  it('registers a company with a type of the list', async () => {
    const sandbox = openSandbox();
    const wrong = await register(sandbox, { ...CORPORATE, company_name: 'Nina Co', company_type: '99' });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ['company_type']]);
    const { data } = await register(sandbox, { ...CORPORATE, company_name: 'Nina Co' });
    const details = { first_name: 'Nina', last_name: 'Cruz', tin: '123-456-789-000', contact_person: 'Nina Cruz' };
    const { data: customer } = await sandbox.call('PATCH', `/api/customers/update/${data.id}`, {
      form: formOf(details),
    });
    expect(customer).toMatchObject({
      company: { company_name: 'Nina Co', company_type: { name: 'Partnership' }, tin: details.tin },
    });
  });

  it.each([
    ['email', 'nina@example'],
    ['email', 'Andrea.Villanueva@example.ph'],
    ['username', 'ni'],
    ['username', 'ANDREA'],
    ['password', 'Short#1'],
    ['password', 'No spaces here'],
    ['mobile', '0917123000'],
    ['customer_type', 'Robot'],
  ])('refuses %s %s at its field', async (field, value) => {
    const { status, errors } = await register(openSandbox(), { ...INDIVIDUAL, [field]: value });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('profile update', () => {
  it('stores an image and serves it', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('andrea');
    const bytes = new Uint8Array([137, 80, 78, 71, 0, 255, 13, 10]);
    const form = formOf({ profile_image: new File([bytes], 'me.png', { type: 'image/png' }) });
    const { data } = await sandbox.call<{ user: { user_profile: { profile_image: string } } }>(
      'PATCH',
      '/api/customers/update/1',
      { token, form },
    );
    const image = await sandbox.answer(new Request(data.user.user_profile.profile_image));
    expect(image?.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
    await sandbox.call('POST', '/sandbox/reset');
    expect((await sandbox.answer(new Request(data.user.user_profile.profile_image)))?.status).toBe(404);
  });

  it('refuses a file that is not an image or is too large', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('andrea');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
    for (const file of [new File(['x'], 'me.exe', { type: 'application/octet-stream' }), large]) {
      const { status, errors } = await sandbox.call('PATCH', '/api/customers/update/1', {
        token,
        form: formOf({ profile_image: file }),
      });
      expect([status, Object.keys(errors ?? {})]).toEqual([422, ['profile_image']]);
    }
  });

  it('submits company documents for review', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('harbor.foods');
    const form = formOf({ 'documents[]': new File(['%PDF'], 'permit.pdf', { type: 'application/pdf' }) });
    const { data } = await sandbox.call<{ company: { documents: unknown[] } }>('PATCH', '/api/customers/update/5', {
      token,
      form,
    });
    expect(data.company.documents.at(-1)).toMatchObject({ name: 'permit.pdf', status: 'For review' });
  });

  it('stores the documents of an individual', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('carlo');
    const form = formOf({ 'documents[]': new File(['%PDF'], 'id.pdf', { type: 'application/pdf' }) });
    const { data } = await sandbox.call('PATCH', '/api/customers/update/3', { token, form });
    expect(data).toMatchObject({ company: null, documents: [{ name: 'id.pdf', status: 'For review' }] });
  });

  it('saves the home address into the address book', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('carlo');
    const address = {
      region: '13',
      province: '800',
      city: '80300',
      barangay: '80300002',
      address_line: '9 Jupiter St',
    };
    expect((await sandbox.call('PATCH', '/api/customers/update/3', { token, form: formOf(address) })).status).toBe(200);
    const { data } = await sandbox.call('GET', '/api/customers/addresses', { token });
    expect(data).toMatchObject([
      { label: 'Home', city: { name: 'Makati City' }, barangay: { name: 'Bel-Air' }, is_default: true },
    ]);
    const wrong = await sandbox.call('PATCH', '/api/customers/update/3', {
      token,
      form: formOf({ ...address, city: '81300' }),
    });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ['barangay']]);
  });

  it('keeps the street if only the places change, and refuses places without a street', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('carlo');
    const save = (fields: Record<string, string>) =>
      sandbox.call('PATCH', '/api/customers/update/3', { token, form: formOf(fields) });
    const saved = async () => (await sandbox.call('GET', '/api/customers/addresses', { token })).data;
    const places = { region: '13', province: '800', city: '80300', barangay: '80300002' };
    expect(await save(places)).toMatchObject({
      status: 422,
      errors: { address_line: ['Enter the street, building and unit.'] },
    });
    expect(await saved()).toEqual([]);
    await save({ ...places, address_line: '9 Jupiter St' });
    expect((await save({ ...places, barangay: '80300001' })).status).toBe(200);
    expect(await saved()).toMatchObject([{ address_line: '9 Jupiter St', barangay: { id: '80300001' } }]);
  });

  it('does not find the record of another customer', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('bea');
    const { status } = await sandbox.call('PATCH', '/api/customers/update/1', {
      token,
      form: formOf({ first_name: 'Bea' }),
    });
    expect(status).toBe(404);
  });
});
