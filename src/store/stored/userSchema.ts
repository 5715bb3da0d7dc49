import * as v from 'valibot';
import type { Customer } from '@/api/wire';
import { isUsableToken } from '@/lib/http/session';
import {
  count,
  flag,
  id,
  listOf,
  nullableText,
  optionalText,
  orNull,
  recordOf,
  storedAmount,
  storedText,
  text,
  transientField,
} from '@/lib/schema';
import { initialUser, type UserState } from '../userState';
import { placeRef } from './draftSchema';

const optionalFlag = v.fallback(v.optional(v.boolean()), undefined);

const company = v.object({
  id,
  company_name: text,
  company_type: orNull(v.object({ id, name: v.string() })),
  tin: nullableText,
  business_address: nullableText,
  contact_person: nullableText,
  contact_number: nullableText,
  documents: listOf(v.object({ id, name: text, url: text, status: text, reason: v.optional(text) }), 100),
});

/** Requires the fields that identify the customer. The pre-booking gate refetches the rest (spec section 5). */
const customer: v.GenericSchema<unknown, Customer> = v.object({
  id,
  customer_type: v.string(),
  remaining_credits: storedAmount,
  points: storedAmount,
  credit_limit: storedAmount,
  billing_type: nullableText,
  company: orNull(company),
  has_password: optionalFlag,
  user: v.object({
    id,
    username: text,
    email: text,
    mobile: nullableText,
    user_profile: v.object({
      first_name: text,
      middle_name: nullableText,
      last_name: text,
      profile_image: nullableText,
      account_number: storedText,
      birth_date: optionalText,
      gender: optionalText,
      is_email_verified: flag,
      is_mobile_verified: flag,
    }),
  }),
});

const token = v.fallback(v.nullable(v.custom<string>(isUsableToken)), null);
const place = orNull(placeRef);
const storedError = v.object({ status: v.number(), message: v.string() });

export const userSchema: v.GenericSchema<unknown, UserState> = v.object({
  user: orNull(customer),
  account: text,
  token,
  refreshToken: token,
  rememberMeData: v.fallback(v.object({ username: v.string(), password: v.string() }), initialUser.rememberMeData),
  region: place,
  province: place,
  city: place,
  barangay: place,
  region2: place,
  province2: place,
  city2: place,
  barangay2: place,
  regionO: place,
  provinceO: place,
  cityO: place,
  barangayO: place,
  companyType: place,
  selectedAdd: orNull(id),
  signUpData: orNull(v.object({ id: orNull(id), details: recordOf(v.string()) })),
  customers: listOf(v.object({ id, username: v.string(), hasDetails: flag }), 20),
  signUpError: orNull(storedError),
  profileDraft: orNull(v.object({ id, texts: recordOf(v.string()) })),
  linkedProviders: v.fallback(
    v.object({ facebook: optionalFlag, 'google-oauth2': optionalFlag, 'apple-id': optionalFlag }),
    initialUser.linkedProviders,
  ),
  googleUserDetails: orNull(v.object({ email: text, first_name: text, last_name: text })),
  countNotif: count,
  type: v.fallback(v.picklist(['', 'individual', 'corporate']), ''),
  sessionEpoch: count,
  isSessionExpired: flag,
  isLeaving: transientField(false),
});
