import { describe, expect, it } from 'vitest';
import type { Address } from '@/api/wire';
import { ANDREA } from '../../accounts';
import { openSandbox } from './call';

const OFFICE = {
  label: 'Office',
  contact_name: 'Andrea Villanueva',
  contact_mobile: '9174820136',
  address_line: '6F Ayala Tower, 6750 Ayala Ave',
  landmark: null,
  region: '13',
  province: '800',
  city: '80300',
  barangay: '80300025',
  postal_code: '1226',
  lat: 14.5547,
  lng: 121.0244,
  is_default: true,
};

async function as(username: string) {
  const sandbox = openSandbox();
  const token = await sandbox.login(username);
  const list = async () => (await sandbox.call<Address[]>('GET', '/api/customers/addresses', { token })).data;
  const create = (change: object = {}) =>
    sandbox.call<Address>('POST', '/api/customers/addresses/create', { token, body: { ...OFFICE, ...change } });
  const update = (id: unknown, body: object) =>
    sandbox.call<Address>('PATCH', `/api/customers/addresses/update/${String(id)}`, { token, body });
  const remove = (id: unknown) => sandbox.call('DELETE', `/api/customers/addresses/delete/${String(id)}`, { token });
  return { ...sandbox, list, create, update, remove };
}

describe('addresses', () => {
  it('saves one with its Places and makes it the only default', async () => {
    const andrea = await as('andrea');
    const { data } = await andrea.create();
    expect(data).toMatchObject({ label: 'Office', city: { name: 'Makati City' }, barangay: { name: 'San Lorenzo' } });
    const list = await andrea.list();
    expect(list).toHaveLength(13);
    expect(list.filter((address) => address.is_default).map((address) => address.label)).toEqual(['Office']);
  });

  it('makes the first address the default, regardless of the request', async () => {
    const carlo = await as('carlo');
    expect((await carlo.create({ is_default: false })).data.is_default).toBe(true);
  });

  it('changes only the sent fields', async () => {
    const andrea = await as('andrea');
    const { data } = await andrea.create();
    const changed = await andrea.update(data.id, { landmark: 'Blue awning', barangay: '80300002' });
    expect(changed.data).toEqual({
      ...data,
      landmark: 'Blue awning',
      barangay: { id: '80300002', code: '1380300002', name: 'Bel-Air' },
    });
  });

  it('passes the default on when it is deleted', async () => {
    const andrea = await as('andrea');
    const home = (await andrea.list())[0];
    expect((await andrea.remove(home?.id)).status).toBe(200);
    const list = await andrea.list();
    expect(list).toHaveLength(11);
    expect(list.filter((address) => address.is_default)).toHaveLength(1);
    expect((await andrea.remove(home?.id)).status).toBe(404);
  });

  it.each([
    [{ label: '' }, 'label'],
    [{ contact_name: 'X' }, 'contact_name'],
    [{ contact_mobile: '09174820136' }, 'contact_mobile'],
    [{ address_line: '<script>' }, 'address_line'],
    [{ barangay: '81300060' }, 'barangay'],
    [{ region: '' }, 'region'],
    [{ lat: 48.85, lng: 2.35 }, 'lat'],
    [{ lat: null }, 'lat'],
  ])('refuses %o at its field', async (change, field) => {
    const andrea = await as('andrea');
    const { status, errors } = await andrea.create(change);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(await andrea.list()).toHaveLength(12);
  });

  it('does not find the address of another customer', async () => {
    const bea = await as('bea');
    const theirs = bea.world.addresses.find((address) => address.customer_id === ANDREA);
    expect((await bea.update(theirs?.id, { label: 'Mine' })).status).toBe(404);
    expect((await bea.remove(theirs?.id)).status).toBe(404);
    expect(theirs?.label).toBe('Home');
  });
});
