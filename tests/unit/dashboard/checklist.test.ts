import { describe, expect, it } from 'vitest';
import { checklistSteps } from '@/features/dashboard/checklist';
import { corporate, individual } from '../../builders/customer';

const method = {
  id: 1,
  kind: 'gcash',
  brand: null,
  last_four: '0136',
  holder_name: null,
  expiry_month: null,
  expiry_year: null,
  is_default: true,
  is_verified: true,
};
const ready = { customer: individual(), verificationPath: null, methods: [method], bookingCount: 3 };
const openSteps = (facts: Partial<typeof ready> | { verificationPath: string }) =>
  checklistSteps({ ...ready, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

describe('the checklist of a new customer', () => {
  it('is gone once all four are done', () => {
    expect(checklistSteps(ready)).toEqual([]);
  });

  it.each([
    ['not verified', { verificationPath: '/auth/verification/sms' }, ['verify']],
    ['without a payment method', { methods: [] }, ['payment']],
    ['without a booking', { bookingCount: 0 }, ['booking']],
    [
      'new in every way',
      { verificationPath: '/auth/verification/email', methods: [], bookingCount: 0 },
      ['verify', 'payment', 'booking'],
    ],
    [
      'a corporate with credit and no card',
      { customer: corporate({ billing_type: 'Per SOA', credit_limit: 50_000 }), methods: [] },
      [],
    ],
    ['a corporate without credit', { customer: corporate({ billing_type: 'Per SOA', credit_limit: 0 }) }, ['payment']],
    [
      'a prepaid corporate without a card',
      { customer: corporate({ billing_type: 'Prepaid' }), methods: [] },
      ['payment'],
    ],
  ])('%s', (_name, facts, open) => {
    expect(openSteps(facts)).toEqual(open);
  });

  it.each([
    ['no birth date or gender', corporate({ profile: { birth_date: null, gender: null } }), undefined],
    ['no TIN', corporate({ company: { ...corporate().company!, tin: '' } }), 'Still empty: TIN.'],
    [
      'no company record',
      corporate({ company: null }),
      'Still empty: company name, company type, TIN, business address, contact person and contact number.',
    ],
  ])('asks a company with %s for nothing but what its settings have', (_name, customer, text) => {
    const step = checklistSteps({ ...ready, customer, bookingCount: 0 }).find(({ id }) => id === 'profile');
    expect(step?.isDone).toBe(text === undefined);
    expect(step?.text).toBe(text ?? 'Your details are complete.');
  });

  it('names what the profile lacks', () => {
    const customer = individual();
    customer.user.user_profile = { ...customer.user.user_profile, birth_date: null, gender: null };
    const step = checklistSteps({ ...ready, customer }).find(({ id }) => id === 'profile');
    expect(step).toMatchObject({ isDone: false, text: 'Still empty: birth date and gender.', to: '/settings' });
  });
});
