import type { ApiError } from '@/lib/http/error';
import { path } from '@/lib/http/path';
import type { MessageResponse } from './answer';
import { baseApi, invalidatesOnSuccess, type ApiCall } from './baseApi';
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
/** A sign-in with its whole customer. */
type Session<Result> = Result & { customer: Customer };

/**
 * Signs in with one call. Where its answer has no customer, the record is fetched with the new token, before there is a
 * session: a sign-in is whole or it failed (docs/decisions/005-login-without-customer.md).
 */
async function signIn<Result extends { access: string }>(send: Send, call: Omit<ApiCall, 'expects'>) {
  const answer = await send({ ...call, expects: 'session' });
  if (answer.error) return { error: answer.error };
  const session = answer.data as Result & { customer: Customer | null };
  if (session.customer) return { data: session as Session<Result> };
  const record = await send({ method: 'GET', path: '/api/customers/', bearer: session.access, expects: 'customer' });
  return record.error ? { error: record.error } : { data: { ...session, customer: record.data as Customer } };
}

/** Spec section 7, "Authentication and account"; the refresh itself is lib/http/session. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in with a user name or an e-mail address. */
    login: build.mutation<Session<LoginResult>, Credentials>({
      queryFn: (body, _api, _options, send) =>
        signIn<LoginResult>(send, { method: 'POST', path: '/api/customers/login', body, isPublic: true }),
    }),
    /** Signs in with a provider's token; `link` joins the provider to the session that is running. */
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
    /** Signs up with a provider's token; the answer is a session and the id for step two. */
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
    /** Sign-up, step one (multipart); gives the id that step two updates. */
    registerCustomer: build.mutation<RegistrationResult, FormData>({
      query: (body) => ({ method: 'POST', path: '/api/customers/register', body, isPublic: true, expects: ['id'] }),
    }),
    /** Changes the record (multipart); sign-up, step two, sends it before there is a session. */
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
    /** Deletes the account; a wrong password is a 400 and the session goes on. Gives the server's message. */
    deleteCustomer: build.mutation<MessageResponse, { id: Id; password: string }>({
      query: ({ id, password }) => ({
        method: 'DELETE',
        path: () => path`/api/customers/delete/${id}`,
        body: { password },
        expects: 'message',
      }),
    }),
    /** The signed-in customer. */
    getCustomer: build.query<Customer, void>({
      query: () => PROFILE,
      providesTags: ['profile'],
    }),
    /** Asks for a verification code; times of the answer are seconds. */
    requestOtp: build.mutation<OtpTicket | null, OtpRequest>({
      query: (body) => ({ method: 'POST', path: '/api/customers/request-otp', body, expects: [], whenEmpty: null }),
    }),
    /** Verifies the mobile or the e-mail address with a code of six digits. */
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
    /** Asks for a reset link; gives the server's message, which is the same for an unknown address. */
    requestPasswordReset: build.mutation<MessageResponse, { email: string }>({
      query: (body) => ({
        method: 'POST',
        path: '/api/reset-password/request',
        body,
        isPublic: true,
        expects: 'message',
      }),
    }),
    /** Whether the token of a reset link still counts, and whose it is. */
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
    /** Sets a password from a reset link; gives the server's message. */
    resetPassword: build.mutation<MessageResponse, PasswordReset>({
      query: (body) => ({ method: 'POST', path: '/api/reset-password', body, isPublic: true, expects: 'message' }),
    }),
    /** Sets a password while signed in; gives the server's message. */
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
