import { describe, expect, it } from 'vitest';
import type { Customer, PaymentMethod, UserProfile } from '@/api/wire';
import { checkPreBookingGate, getGateSteps, type GateOutcome } from '@/features/booking-form/gate/preBookingGate';
import { corporate, individual } from '../../../builders/customer';

const card = { id: 1, kind: 'card' } as PaymentMethod;
const wallet = { id: 2, kind: 'wallet' } as PaymentMethod;
const withProfile = (profile: Partial<UserProfile>) => individual({ profile });

const withoutPersonal = individual();
delete withoutPersonal.user.user_profile.birth_date;
delete withoutPersonal.user.user_profile.gender;

describe('the pre-booking gate', () => {
  it.each<[string, Customer, PaymentMethod[], GateOutcome]>([
    ['a complete individual with a card', individual(), [card], 'open'],
    ['a complete individual with a wallet alone', individual(), [wallet], 'open'],
    ['an individual without a middle name', withProfile({ middle_name: '' }), [card], 'open'],
    ['an individual without a picture', withProfile({ profile_image: null }), [card], 'open'],
    ['no first name', withProfile({ first_name: '' }), [card], 'profile'],
    ['a last name of spaces', withProfile({ last_name: '  ' }), [card], 'profile'],
    ['no birth date', withProfile({ birth_date: null }), [card], 'profile'],
    ['no gender', withProfile({ gender: null }), [card], 'profile'],
    ['no account number', withProfile({ account_number: '' }), [card], 'profile'],
    ['a record without a birth date and a gender', withoutPersonal, [card], 'profile'],
    ['an unverified e-mail', withProfile({ is_email_verified: false }), [card], 'verify'],
    ['an unverified mobile', withProfile({ is_mobile_verified: false }), [card], 'verify'],
    ['no card and no wallet', individual(), [], 'card'],
    ['everything missing', withProfile({ gender: null, is_email_verified: false }), [], 'profile'],
    ['unverified and without a card', withProfile({ is_mobile_verified: false }), [], 'verify'],
    ['Individual in capitals', individual({ customer_type: 'INDIVIDUAL' }), [], 'card'],
    ['a corporate with credit', corporate(), [], 'open'],
    ['a corporate without credit', corporate({ remaining_credits: 0 }), [card], 'no-credit'],
    ['a corporate below zero', corporate({ remaining_credits: -5 }), [card], 'no-credit'],
    ['a prepaid corporate without credit', corporate({ remaining_credits: 0, billing_type: 'Prepaid' }), [], 'open'],
    [
      'a corporate with an empty profile',
      corporate({ profile: { gender: null, is_email_verified: false } }),
      [],
      'open',
    ],
    [
      'a type that contains corporate',
      corporate({ customer_type: 'corporate account', remaining_credits: 0 }),
      [],
      'no-credit',
    ],
  ])('%s: %#', (_, customer, methods, expected) => {
    expect(checkPreBookingGate(customer, methods)).toBe(expected);
  });

  it('names what is missing', () => {
    const steps = getGateSteps(withProfile({ birth_date: null, gender: '', is_mobile_verified: false }), [card]);
    expect(steps.map((step) => step.text)).toEqual([
      'Still empty: birth date and gender',
      'Not verified yet: mobile number',
      'Saved',
    ]);
  });
});
