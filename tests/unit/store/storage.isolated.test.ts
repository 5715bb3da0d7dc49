import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/config/constants';
import { creditSent, topUpStarted } from '@/store/booking';
import { initialBooking } from '@/store/bookingState';
import { bookingSchema } from '@/store/stored/bookingSchema';
import { STORED_VERSION, readStored, validateFields } from '@/store/stored/readStored';
import { userSchema } from '@/store/stored/userSchema';
import { initialUser } from '@/store/userState';
import { individual } from '../../builders/customer';
import { typedDraft } from '../../builders/draft';
import { createPendingCredit, createPendingTopUp } from '../../builders/pending';
import { storeSlice, storedSlice } from '../../storedSlices';
import { closeTabs, openTab } from './tabs';

const KEYS = ['user', 'utils', 'booking'] as const;

afterEach(() => {
  vi.restoreAllMocks();
  closeTabs();
});

const names = (text: string) => text.trim().split(/\s+/);

/** Fields of the user store and the interface state (spec section 3). */
const USER_FIELDS = names(`
  user rememberMeData companyType selectedAdd signUpData token customers signUpError googleUserDetails countNotif type
  region province city barangay region2 province2 city2 barangay2 regionO provinceO cityO barangayO
`);
const UTILS_FIELDS = names(`
  isShowDrawer isLogin loader isShowMessageDrawer isShowNotificationDrawer isShowPin isShowConvo isShowEditProfile
`);

const NOWHERE = { region: null, province: null, city: null, barangay: null };

describe('stored state', () => {
  it('is kept under the three literal keys, and survives a reload', async () => {
    const tab = await openTab();
    tab.signIn('T1');
    tab.store.dispatch(
      tab.actions.placesPicked({ picker: '2', places: { ...NOWHERE, region: { id: '13', name: 'NCR' } } }),
    );
    tab.store.dispatch(tab.actions.draftSaved({ account: '41', draft: typedDraft() }));
    const credit = createPendingCredit({ amount: 549.75, chequeNumber: '0004182937', knownIds: ['7'] });
    tab.store.dispatch(creditSent(credit));
    await tab.flush();
    expect(Object.keys(localStorage).sort()).toEqual(['booking', 'user', 'utils']);
    expect(localStorage.getItem('user')).toContain('"token":"\\"T1\\""');
    const reopened = await openTab();
    expect(reopened.state().user).toMatchObject({
      token: 'T1',
      user: individual(),
      region2: { id: '13', name: 'NCR' },
    });
    expect(reopened.state().booking.drafts).toEqual(tab.state().booking.drafts);
    expect(reopened.state().booking.pendingCredits).toEqual([credit]);
  });

  it('forgets a top-up and a credit payment without an outcome after a day', async () => {
    const tab = await openTab();
    tab.signIn('T1');
    const startedAt = new Date(Date.now() - 25 * HOUR_MS).toISOString();
    const recent = { topUp: createPendingTopUp(), credit: createPendingCredit() };
    tab.store.dispatch(topUpStarted(createPendingTopUp({ idempotencyKey: 'old', startedAt })));
    tab.store.dispatch(topUpStarted(recent.topUp));
    tab.store.dispatch(creditSent(createPendingCredit({ idempotencyKey: 'old', startedAt })));
    tab.store.dispatch(creditSent(recent.credit));
    await tab.flush();
    const { booking } = (await openTab()).state();
    expect([booking.pendingTopUps, booking.pendingCredits]).toEqual([[recent.topUp], [recent.credit]]);
  });

  it('has every field of the specification, under its name', async () => {
    const tab = await openTab();
    tab.signIn('T1');
    await tab.flush();
    expect(Object.keys(storedSlice('user'))).toEqual(expect.arrayContaining(USER_FIELDS));
    expect(Object.keys(storedSlice('utils'))).toEqual(expect.arrayContaining(UTILS_FIELDS));
    expect(Object.keys(storedSlice('user').rememberMeData as object)).toEqual(['username', 'password']);
  });

  it('includes the choices for a booking, with defaults for those of an earlier version', async () => {
    const opened = { bookingId: '9', bookingNumber: 'LGX-9', mode: 'exclusive', driverAccountNumber: '' } as const;
    storeSlice('booking', { exclusiveBooking: { ...opened, estimate: null, chosenRateId: 2 } });
    const tab = await openTab();
    expect(tab.state().booking.exclusiveBooking).toMatchObject({ chosenRateId: 2, method: null, voucherCode: null });
    const chosen = { chosenRateId: 3, chosenOffer: '4 DRV-1', method: 201, voucherCode: '' };
    tab.signIn('T1');
    tab.store.dispatch(tab.actions.bookingOpened(opened));
    tab.store.dispatch(tab.actions.reviewChosen({ bookingId: '9', ...chosen }));
    await tab.flush();
    expect((await openTab()).state().booking.exclusiveBooking).toEqual({ ...opened, estimate: null, ...chosen });
  });

  it('accepts numbers as texts and texts as numbers from an earlier version', async () => {
    const { user, ...record } = individual();
    const profile = { ...user.user_profile, account_number: 41 };
    storeSlice('user', {
      token: 'T1',
      user: { ...record, remaining_credits: '250.50', points: 'many', user: { ...user, user_profile: profile } },
    });
    const tab = await openTab();
    expect(tab.state().user.user).toMatchObject({ remaining_credits: 250.5, points: 0 });
    expect(tab.actions.selectAccountKey(tab.state())).toBe('41');
  });

  it('distinguishes absent fields from empty ones', async () => {
    const known = individual({ profile: { birth_date: null } });
    delete known.user.user_profile.gender;
    storeSlice('user', { token: 'T1', user: known });
    expect((await openTab()).state().user.user).toEqual(known);
  });

  it.each(['', '{', 'null', '[]', '"text"', '42', '{"user":{}}', '<!doctype html>'])(
    'may be %j under every key, and the app starts signed out',
    async (raw) => {
      KEYS.forEach((key) => localStorage.setItem(key, raw));
      const { state, actions } = await openTab();
      expect(actions.selectIsSignedIn(state())).toBe(false);
      expect(state().user).toMatchObject(initialUser);
      expect(state().booking).toMatchObject(initialBooking);
    },
  );

  it('loses only the unusable fields', async () => {
    storeSlice('user', {
      token: 'T1',
      refreshToken: 7,
      user: individual(),
      countNotif: 'many',
      region: { id: 1 },
      evil: true,
    });
    storeSlice('booking', {
      drafts: { a: typedDraft(), b: { mode: 'teleport' } },
      quickQuotes: 'none',
      recentStops: [1, null],
    });
    localStorage.setItem('utils', '{"__proto__":"{\\"polluted\\":true}","isShowDrawer":"\\"yes\\""}');
    const { state } = await openTab();
    expect(state().user).toMatchObject({ token: 'T1', refreshToken: null, countNotif: 0, region: null });
    expect(state().user.user?.user.username).toBe('ana');
    expect(state().user).not.toHaveProperty('evil');
    expect(Object.keys(state().booking.drafts)).toEqual(['a']);
    expect([state().booking.quickQuotes, state().booking.recentStops]).toEqual([[], []]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('cannot sign in without a token', async () => {
    storeSlice('utils', { isLogin: true });
    storeSlice('user', { token: 'Invalid Token', user: individual() });
    const { state, actions } = await openTab();
    expect([actions.selectIsSignedIn(state()), state().utils.isLogin]).toEqual([false, false]);
  });

  it('opens no loader, drawer, prompt or chat after a reload', async () => {
    const tab = await openTab();
    tab.signIn('T1');
    const { drawerToggled, loaderShown, pinShown, conversationShown } = tab.actions;
    [drawerToggled('messages'), loaderShown(), pinShown(), conversationShown()].forEach((action) =>
      tab.store.dispatch(action),
    );
    await tab.flush();
    expect(storedSlice('utils')).toMatchObject({
      loader: true,
      isShowMessageDrawer: true,
      isShowPin: true,
      isShowConvo: true,
    });
    const reopened = await openTab();
    const { isLogin, asksForRating, usesSingleKeys, ...flags } = reopened.state().utils;
    expect([isLogin, asksForRating, usesSingleKeys]).toEqual([true, true, true]);
    expect(Object.entries(flags).filter(([name, value]) => name !== '_persist' && value)).toEqual([]);
  });
});

describe('an older or newer schema', () => {
  const name = v.object({ name: v.fallback(v.string(), 'nobody') });
  const fields = (version: unknown) => ({ name: 'Ana', _persist: { version } });

  it.each([
    ['the current version', STORED_VERSION, 'Ana'],
    ['an older one', STORED_VERSION - 1, 'nobody'],
    ['a newer one', STORED_VERSION + 1, 'nobody'],
    ['no number', 'x', 'nobody'],
  ])('%s', (_name, version, expected) => {
    expect(validateFields(fields(version), name)).toEqual({ name: expected });
  });

  it('no version at all', () => {
    expect(validateFields({ name: 'Ana' }, name)).toEqual({ name: 'Ana' });
  });
});

it('starts signed out and without drafts if a newer version of the app wrote the state', async () => {
  const _persist = { version: 99, rehydrated: true };
  storeSlice('user', { token: 'T1', user: individual(), _persist });
  storeSlice('booking', { drafts: { '41': typedDraft() }, _persist });
  storeSlice('utils', { asksForRating: false, _persist });
  const { state, actions } = await openTab();
  expect(actions.selectIsSignedIn(state())).toBe(false);
  expect([state().user.user, state().booking.drafts, state().utils.asksForRating]).toEqual([null, {}, true]);
});

describe('reading', () => {
  const anything = fc.oneof(
    fc.json(),
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify({ user: value, token: value, drafts: value, _persist: value })),
  );

  it('never throws and always returns the whole shape', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        expect(Object.keys(readStored(raw, userSchema)).sort()).toEqual(Object.keys(initialUser).sort());
        expect(Object.keys(readStored(raw, bookingSchema)).sort()).toEqual(Object.keys(initialBooking).sort());
      }),
    );
  });

  it('returns a draft as it was written', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })), (notes, lat) => {
        const draft = typedDraft('x', { notes });
        const [pickup, dropoff] = draft.stops;
        if (!pickup || !dropoff) return;
        const kept = { ...draft, stops: [{ ...pickup, lat: lat === 0 ? 0 : lat }, dropoff] };
        const raw = JSON.stringify({ drafts: JSON.stringify({ 'LGX-1': kept }) });
        expect(readStored(raw, bookingSchema).drafts['LGX-1']).toEqual(kept);
      }),
    );
  });
});

describe('full storage', () => {
  /** Accepts at most this many characters. */
  function limitStorage(limit: number) {
    const write: Storage['setItem'] = Storage.prototype['setItem'].bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      const others = Object.entries({ ...localStorage }).filter(([name]) => name !== key);
      const size = others.reduce(
        (sum, [name, kept]) => sum + name.length + String(kept).length,
        key.length + text.length,
      );
      if (size > limit) throw new DOMException('full', 'QuotaExceededError');
      write(key, text);
    });
  }

  it('keeps the newest token by dropping cached data', async () => {
    const tab = await openTab();
    tab.signIn('T1');
    tab.store.dispatch(
      tab.actions.quickQuoteSaved({
        id: 'q',
        quotedAt: '',
        mode: 'shared',
        total: 1,
        vehicleName: '',
        distanceKm: 1,
        draft: typedDraft('x'.repeat(4000)),
      }),
    );
    await tab.flush();
    limitStorage(6000);
    const longer = `T2${'x'.repeat(1500)}`;
    tab.store.dispatch(tab.actions.tokenRefreshed(longer));
    expect(tab.state().user.token).toBe(longer);
    const reopened = await openTab();
    expect(reopened.state().user.token).toBe(longer);
  });

  it('signs out after a reload instead of restoring the old token', async () => {
    const tab = await openTab();
    tab.signIn('T1');
    await tab.flush();
    limitStorage(200);
    tab.store.dispatch(tab.actions.tokenRefreshed('T2'));
    expect(tab.actions.selectIsSignedIn(tab.state())).toBe(true);
    const reopened = await openTab();
    expect(reopened.actions.selectIsSignedIn(reopened.state())).toBe(false);
    expect(localStorage.getItem('user') ?? '').not.toContain('T1');
  });
});

it('works in memory until the page is closed if storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  const tab = await openTab();
  tab.signIn('T1');
  tab.store.dispatch(tab.actions.tokenRefreshed('T2'));
  await tab.flush();
  expect([tab.actions.selectIsSignedIn(tab.state()), tab.state().user.token]).toEqual([true, 'T2']);
  tab.store.dispatch(tab.actions.loggedOut());
  expect(tab.actions.selectIsSignedIn(tab.state())).toBe(false);
});
