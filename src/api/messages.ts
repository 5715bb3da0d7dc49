import { path } from '@/lib/http/path';
import { toPageQuery } from './adapter/adapter';
import { baseApi, invalidatesOnSuccess } from './baseApi';
import { conversation } from './rows/chat';
import type { Conversation, ConversationStart, Id, Message } from './wire';

const CONVERSATIONS = { method: 'GET', path: '/api/messages', expects: { rows: conversation } } as const;

const isConversationWith = ({ initiator, receiver }: Conversation, account: string) =>
  [initiator, receiver].some(({ user_profile }) => user_profile.account_number === account);

/** Spec 7, messages: the chat with a driver. */
export const messagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the conversations of the customer. */
    getConversations: build.query<Conversation[], void>({
      query: () => CONVERSATIONS,
      providesTags: ['conversations'],
    }),
    /** Fetches a conversation with its newest messages; pages from 1 have earlier ones. */
    getConversation: build.query<Conversation, { id: Id; page?: number }>({
      query: ({ id, page }) => ({
        method: 'GET',
        path: () => path`/api/messages/${id}`,
        ...(page !== undefined && { params: toPageQuery('messages', { page }) }),
        expects: { record: conversation },
      }),
    }),
    /** Starts a conversation with a driver, or returns the existing one. */
    startConversation: build.mutation<{ id: Id } | null, ConversationStart>({
      query: (body) => ({
        method: 'POST',
        path: '/api/messages/create',
        body,
        expects: ['id'],
        whenEmpty: CONVERSATIONS,
      }),
      // a response without a body is replaced by the list of conversations, which has the new one
      transformResponse: (sent: { id: Id } | Conversation[] | null, _meta, { account_number }) =>
        Array.isArray(sent)
          ? (sent.find((conversation) => isConversationWith(conversation, account_number)) ?? null)
          : sent,
      invalidatesTags: invalidatesOnSuccess('conversations'),
    }),
    /** Sends a message and returns it; the next poll adds it to the open conversation. */
    sendMessage: build.mutation<Message | null, { id: Id; message: string }>({
      query: ({ id, message }) => ({
        method: 'POST',
        path: () => path`/api/messages/${id}/create`,
        body: { message },
        expects: ['id'],
        whenEmpty: null,
      }),
      invalidatesTags: invalidatesOnSuccess('conversations'),
    }),
  }),
});

export const {
  useGetConversationsQuery,
  useLazyGetConversationsQuery,
  useLazyGetConversationQuery,
  useStartConversationMutation,
  useSendMessageMutation,
} = messagesApi;
