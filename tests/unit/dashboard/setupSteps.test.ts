import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '@/api/wire';
import { getChecklistSteps } from '@/features/dashboard/setupSteps';
import { corporate, individual } from '../../builders/customer';

const method: PaymentMethod = {
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
const ready = {
  customer: individual(),
  verificationPath: null,
  methods: [method],
  bookingCount: 3,
  requestedLimit: null as number | null,
};
const withDocuments = (...statuses: string[]) => ({
  credit_limit: 0,
  billing_type: 'Prepaid',
  company: {
    ...corporate().company!,
    documents: statuses.map((status, id) => ({ id, name: 'permit.pdf', url: '/permit.pdf', status })),
  },
});
const openSteps = (facts: Partial<typeof ready> | { verificationPath: string }) =>
  getChecklistSteps({ ...ready, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

describe('the checklist of a new customer', () => {
  it('is empty once all steps are done', () => {
    expect(getChecklistSteps(ready)).toEqual([]);
  });

  it.each([
    ['not verified', { verificationPath: '/auth/verification/sms' }, ['verify']],
    ['without a payment method', { methods: [] }, ['payment']],
    ['without a booking', { bookingCount: 0 }, ['booking']],
    [
      'that is a company with an unused credit limit, without a booking',
      { customer: corporate({ credit_limit: 150_000, remaining_credits: 150_000 }), bookingCount: 0 },
      ['booking'],
    ],
    [
      'that is a company with used credit, without a booking in its lists',
      { customer: corporate({ credit_limit: 150_000, remaining_credits: 0 }), bookingCount: 0 },
      [],
    ],
    [
      'new in every way',
      { verificationPath: '/auth/verification/email', methods: [], bookingCount: 0 },
      ['verify', 'payment', 'booking'],
    ],
    [
      'of a company with credit and no card',
      { customer: corporate({ billing_type: 'Per SOA', credit_limit: 50_000 }), methods: [] },
      [],
    ],
    [
      'of a company without credit or documents',
      { customer: corporate({ billing_type: 'Per SOA', credit_limit: 0 }) },
      ['documents', 'payment'],
    ],
    [
      'of a prepaid company without credit or a card',
      { customer: corporate(withDocuments('Approved')), methods: [] },
      ['payment'],
    ],
    ['of a prepaid company with a card', { customer: corporate(withDocuments('Verified', 'approved')) }, []],
    [
      'of a company with a document under review',
      { customer: corporate(withDocuments('Approved', 'For review')) },
      ['documents'],
    ],
  ])('has the open steps of a customer %s', (_name, facts, open) => {
    expect(openSteps(facts)).toEqual(open);
  });

  it.each([
    ['no birth date or gender', corporate({ profile: { birth_date: null, gender: null } }), undefined],
    ['no TIN', corporate({ company: { ...corporate().company!, tin: '' } }), 'Add your TIN.'],
    [
      'no company record',
      corporate({ company: null }),
      'Add your company name, company type, TIN, business address, contact person and contact number.',
    ],
  ])('asks a company with %s only for fields that its settings have', (_name, customer, text) => {
    const step = getChecklistSteps({ ...ready, customer, bookingCount: 0 }).find(({ id }) => id === 'profile');
    expect(step?.text).toBe(text);
  });

  it.each([
    ['no documents', [], null, 'Upload your registration documents.', 'Upload'],
    ['a document under review', ['Approved', 'For review'], null, "We're reviewing your documents.", 'View'],
    [
      'a refused document',
      ['For review', 'Refused'],
      null,
      'We refused a document. See why, and replace it.',
      'Replace',
    ],
    ['a credit request', ['Approved'], 250_000, 'We approved your documents.', 'View'],
  ])('shows the review of a company with %s', (_name, statuses, requestedLimit, text, action) => {
    const customer = corporate(withDocuments(...statuses));
    const steps = getChecklistSteps({ ...ready, customer, bookingCount: 0, methods: [], requestedLimit });
    expect(steps.find(({ id }) => id === 'documents')).toMatchObject({ text, action });
    expect(steps.find(({ id }) => id === 'payment')?.text).toBe(
      requestedLimit ? "We're reviewing your request for ₱250,000.00." : 'Request a limit to book now and pay later.',
    );
  });

  it('names the missing fields of the profile', () => {
    const customer = individual();
    customer.user.user_profile = { ...customer.user.user_profile, birth_date: null, gender: null };
    const step = getChecklistSteps({ ...ready, customer }).find(({ id }) => id === 'profile');
    expect(step).toMatchObject({ isDone: false, text: 'Add your birth date and gender.', to: '/settings' });
  });
});
