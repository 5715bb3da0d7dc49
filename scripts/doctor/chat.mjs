import { randomUUID } from 'node:crypto';
import { readAnswer, readWrite } from './answers.mjs';

const START = 'POST /api/messages/create';
const LIST = 'GET /api/messages';
const GET = 'GET /api/messages/{id}';
const CUSTOMER = 'GET /api/customers/';
const SEND = 'POST /api/messages/{id}/create';

const getDriverAccount = (booking) =>
  booking?.booking_routes?.[0]?.booking_appointments?.[0]?.driver?.user?.user_profile?.account_number;

/** Starts the conversation with a driver twice with one key; returns its id. */
async function startConversation({ client, report, tokens }, account) {
  const body = { account_number: account, idempotency_key: `conformance-${randomUUID()}` };
  const request = { call: START, body, token: tokens.access };
  const first = readWrite(START, await client.send(request), tokens.access);
  report.add('booking.conversation', `${START} starts a conversation with the driver`, first);
  const second = readWrite(START, await client.send(request), tokens.access);
  const isSame = String(first.data?.id) === String(second.data?.id);
  const change = 'on the server, answer a repeated idempotency_key with the first result.';
  report.add('booking.conversationRepeated', 'the same idempotency key gives the same conversation', {
    differences: isSame ? [] : [{ how: 'the repeated key made a second conversation', change }],
  });
  return first.data?.id;
}

/** Returns the account number of the driver of an open conversation. */
async function findDriverAccount({ client, tokens }) {
  const { data } = readAnswer(LIST, await client.send({ call: LIST, token: tokens.access }), true);
  const profile = readAnswer(CUSTOMER, await client.send({ call: CUSTOMER, token: tokens.access }), true);
  const own = profile.data?.user?.user_profile?.account_number;
  const open = Array.isArray(data) ? data.find(({ is_closed }) => is_closed !== true) : undefined;
  const accounts = [open?.receiver, open?.initiator].map((party) => party?.user_profile?.account_number);
  return accounts.find((account) => account !== undefined && account !== own);
}

/** Sends a message to the driver of a booking, or to the last one if no driver is assigned yet. */
export async function checkChat(run, booking) {
  const { client, report, tokens } = run;
  const account = getDriverAccount(booking) ?? (await findDriverAccount(run));
  const id = account === undefined ? undefined : await startConversation(run, account);
  if (id === undefined) {
    report.skip('booking.message', SEND, 'no driver to write to');
    return;
  }
  const message = `Conformance check ${randomUUID()}`;
  const sent = await client.send({ call: SEND, id, body: { message }, token: tokens.access });
  if (sent.status === 409) {
    report.skip('booking.message', SEND, 'the conversation is closed');
    return;
  }
  report.add('booking.message', `${SEND} sends a message`, readWrite(SEND, sent, tokens.access));
  const conversation = readAnswer(GET, await client.send({ call: GET, id, token: tokens.access }), true);
  const messages = conversation.data?.conversation_messages?.data ?? [];
  const isFound = messages.some((row) => row?.message === message);
  const change = 'on the server, put the newest messages on the first page.';
  report.add('booking.messageListed', 'the message is in its conversation', {
    differences: isFound ? conversation.differences : [{ how: 'the message is missing', change }],
  });
}
