import type { ApiError } from '@/lib/http/error';
import { path } from '@/lib/http/path';
import { baseApi, invalidatesOnSuccess, type ApiCall } from './baseApi';
import type { MessageResponse } from './response';
import type {
  Credentials,
  Customer,
  Id,
  LoginResult,
  OtpRequest,
  OtpTicket,
  OtpVerification,
  PasswordChange,
  PasswordReset,
  Provider,
  RegistrationResult,
  SocialRegistration,
} from './wire';

const PROFILE = { method: 'GET', path: '/api/customers/', expects: 'customer' } as const;

type SocialSignIn = { provider: Provider; access_token: string };
type Outcome = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };
type Send = (call: ApiCall) => Outcome | PromiseLike<Outcome>;
/** Session with a complete customer. */
type Session<Result> = Result & { customer: Customer };

/**
 * Signs in, and fetches the customer with the new token if the response has none. The login fails if that lookup fails
 * (docs/decisions/0005-login-without-customer.md).
 */
async function signIn<Result extends { access: string }>(send: Send, call: Omit<ApiCall, 'expects'>) {
  const response = await send({ ...call, expects: 'session' });
  if (response.error) return { error: response.error };
  const session = response.data as Result & { customer: Customer | null };
  if (session.customer) return { data: session as Session<Result> };
  const record = await send({ ...PROFILE, bearer: session.access });
  return record.error ? { error: record.error } : { data: { ...session, customer: record.data as Customer } };
}

/** Spec 7, "Authentication and account"; lib/http/session refreshes the token. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Logs in with a username or an email address. */
    login: build.mutation<Session<LoginResult>, Credentials>({
      queryFn: (body, _api, _options, send) =>
        signIn<LoginResult>(send, { method: 'POST', path: '/api/customers/login', body, isPublic: true }),
    }),
    /** Logs in with a provider's token; `link` links the provider to the current session instead. */
    loginWithProvider: build.mutation<Session<LoginResult>, SocialSignIn & { link?: boolean }>({
      queryFn: ({ provider, access_token, link = false }, _api, _options, send) =>
        signIn<LoginResult>(send, {
          method: 'POST',
          path: () => path`/api/customers/login/${provider}`,
          body: { access_token },
          isPublic: !link,
        }),
      invalidatesTags: (_result, error, { link }) => (link && !error ? ['profile'] : []),
    }),
    /** Signs up with a provider's token; returns a session and the id for step two. */
    registerWithProvider: build.mutation<Session<SocialRegistration>, SocialSignIn>({
      queryFn: ({ provider, access_token }, _api, _options, send) =>
        signIn<SocialRegistration>(send, {
          method: 'POST',
          path: () => path`/api/customers/register/${provider}`,
          body: { access_token },
          isPublic: true,
        }),
    }),
    /** Unlinks a provider from the signed-in customer. */
    disconnectProvider: build.mutation<Customer | null, Provider>({
      query: (provider) => ({
        method: 'POST',
        path: () => path`/api/customers/disconnect/${provider}`,
        expects: 'customer',
        whenEmpty: PROFILE,
      }),
      invalidatesTags: invalidatesOnSuccess('profile'),
    }),
    /** Sign-up, step one (multipart); returns the id for step two. */
    registerCustomer: build.mutation<RegistrationResult, FormData>({
      query: (body) => ({ method: 'POST', path: '/api/customers/register', body, isPublic: true, expects: ['id'] }),
    }),
    /** Updates the customer (multipart). Step two of sign-up sends it without a session. */
    updateCustomer: build.mutation<Customer | null, { id: Id; body: FormData; onUpload?: (share: number) => void }>({
      query: ({ id, body, onUpload }) => ({
        method: 'PATCH',
        path: () => path`/api/customers/update/${id}`,
        body,
        onUpload,
        bearerIfAny: true,
        expects: 'customer',
        whenEmpty: PROFILE,
      }),
      invalidatesTags: invalidatesOnSuccess('profile'),
    }),
    /** Deletes the account. A wrong password is a 400 and keeps the session. */
    deleteCustomer: build.mutation<MessageResponse, { id: Id; password: string }>({
      query: ({ id, password }) => ({
        method: 'DELETE',
        path: () => path`/api/customers/delete/${id}`,
        body: { password },
        expects: 'message',
      }),
    }),
    /** Fetches the signed-in customer. */
    getCustomer: build.query<Customer, void>({
      query: () => PROFILE,
      providesTags: ['profile'],
    }),
    /** Requests a verification code; times in the response are seconds. */
    requestOtp: build.mutation<OtpTicket | null, OtpRequest>({
      query: (body) => ({ method: 'POST', path: '/api/customers/request-otp', body, expects: [], whenEmpty: null }),
    }),
    /** Verifies the mobile number or the email address with a 6-digit code. */
    verifyOtp: build.mutation<Customer | null, OtpVerification>({
      query: (body) => ({
        method: 'POST',
        path: '/api/customers/verify-otp',
        body,
        expects: 'customer',
        whenEmpty: PROFILE,
      }),
      invalidatesTags: invalidatesOnSuccess('profile'),
    }),
    /** Requests a reset link; the message is the same for an unknown address. */
    requestPasswordReset: build.mutation<MessageResponse, { email: string }>({
      query: (body) => ({
        method: 'POST',
        path: '/api/reset-password/request',
        body,
        isPublic: true,
        expects: 'message',
      }),
    }),
    /** Checks the token of a reset link and returns its email address. */
    validateResetToken: build.mutation<{ email: string } | null, { token: string }>({
      query: (body) => ({
        method: 'POST',
        path: '/api/reset-password/validate',
        body,
        isPublic: true,
        expects: ['email'],
        whenEmpty: null,
      }),
    }),
    /** Sets a new password with the token of a reset link. */
    resetPassword: build.mutation<MessageResponse, PasswordReset>({
      query: (body) => ({ method: 'POST', path: '/api/reset-password', body, isPublic: true, expects: 'message' }),
    }),
    /** Changes the password of the signed-in customer. */
    changePassword: build.mutation<MessageResponse, PasswordChange>({
      query: (body) => ({ method: 'POST', path: '/api/change-password', body, expects: 'message' }),
    }),
  }),
});

export const {
  useLoginMutation,
  useLoginWithProviderMutation,
  useRegisterWithProviderMutation,
  useDisconnectProviderMutation,
  useRegisterCustomerMutation,
  useUpdateCustomerMutation,
  useDeleteCustomerMutation,
  useGetCustomerQuery,
  useRequestOtpMutation,
  useVerifyOtpMutation,
  useRequestPasswordResetMutation,
  useValidateResetTokenMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
} = accountApi;
