import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts';
import { CLOCK_SPEEDS, advanceClock, getWorldTime, minutesToMs, setClockSpeed, toManilaIso } from '../clock';
import { toPesos } from '../domain/centavos';
import { getDocuments, reviewDocument } from '../domain/documents';
import { recordTransaction } from '../domain/money';
import { getReturnUrl, settleRedirect } from '../domain/redirects';
import { defineRoute, fail, failInvalid, failNotFound, ok, rejectInvalid, type RequestContext } from '../http';
import { notifyCreditLimit } from '../notifications/notify';
import { findCustomer, findTransaction } from '../world';

// Controls of the sandbox for its menu, tests and curl. They are not part of the product API.

const JUMP_MAX_MINUTES = 60 * 24 * 7;

const toClock = ({ world, deviceNow }: RequestContext) => ({
  now: toManilaIso(getWorldTime(world.clock, deviceNow)),
  speed: world.clock.speed,
  speeds: CLOCK_SPEEDS,
});

const getCustomerName = ({ world }: RequestContext, id: number): string => {
  const customer = findCustomer(world, id);
  return customer?.company?.company_name ?? customer?.username ?? '';
};

const toIntent = (context: RequestContext, id: string) => {
  const intent = context.world.intents.find((intent) => intent.id === id);
  if (!intent) return null;
  const transaction = findTransaction(context.world, intent.transaction_id);
  return {
    id: intent.id,
    status: intent.status,
    amount: toPesos(intent.amount),
    method: intent.method_label,
    reference: transaction?.reference ?? '',
    description: transaction?.description ?? '',
    return_url: intent.status === 'open' ? null : getReturnUrl(context.world, intent),
  };
};

export const controlRoutes = [
  defineRoute('GET', '/sandbox/accounts', { auth: 'public' }, () =>
    ok(DEMO_ACCOUNTS.map((account) => ({ ...account, password: DEMO_PASSWORD }))),
  ),

  defineRoute('GET', '/sandbox/clock', { auth: 'public' }, (context) => ok(toClock(context))),

  defineRoute('POST', '/sandbox/clock', { auth: 'public' }, (context) => {
    const { world, body, deviceNow } = context;
    const { speed, advance_minutes: jump } = body;
    const isJump = typeof jump === 'number' && jump > 0 && jump <= JUMP_MAX_MINUTES;
    const refusal = rejectInvalid({
      ...(speed !== undefined &&
        !CLOCK_SPEEDS.some((known) => known === speed) && { speed: [`Choose one of ${CLOCK_SPEEDS.join(', ')}.`] }),
      ...(jump !== undefined && !isJump && { advance_minutes: [`Choose 1 to ${JUMP_MAX_MINUTES} minutes.`] }),
    });
    if (refusal) return refusal;
    if (typeof speed === 'number') setClockSpeed(world.clock, deviceNow, speed);
    if (isJump) advanceClock(world.clock, minutesToMs(jump));
    return ok(toClock(context), { message: 'Clock updated.' });
  }),

  defineRoute('POST', '/sandbox/reset', { auth: 'public' }, async ({ runtime }) => {
    await runtime.reset();
    return ok(null, { message: 'Sandbox reset.' });
  }),

  defineRoute('GET', '/sandbox/outbox', { auth: 'public' }, ({ world }) =>
    ok(world.outbox.map(({ at, ...item }) => ({ ...item, at: toManilaIso(at) }))),
  ),

  defineRoute('GET', '/sandbox/credit-requests', { auth: 'public' }, (context) =>
    ok(
      context.world.creditRequests.map(({ customer_id, amount, created_at, ...request }) => ({
        ...request,
        amount: toPesos(amount),
        customer: getCustomerName(context, customer_id),
        at: toManilaIso(created_at),
      })),
    ),
  ),

  defineRoute('POST', '/sandbox/credit-requests/:id/approve', { auth: 'public' }, ({ world, params, now }) => {
    const request = world.creditRequests.find((request) => String(request.id) === params.id);
    const customer = findCustomer(world, request?.customer_id);
    if (!request || !customer) return failNotFound('The request');
    if (request.status === 'Approved') return fail(409, 'This request has already been approved.');
    request.status = 'Approved';
    const added = request.amount - customer.credit_limit;
    customer.credit_limit = request.amount;
    customer.billing_type = 'Per SOA';
    const about = { description: 'Credit limit raised', now, type: 'Credit Grant' as const };
    recordTransaction(world, customer, { ...about, status: 'Paid', method: 'Credit', amount: added });
    notifyCreditLimit(world, customer, now);
    return ok({ id: request.id, status: request.status }, { message: 'Request approved.' });
  }),

  defineRoute('GET', '/sandbox/documents', { auth: 'public' }, (context) =>
    ok(
      context.world.customers.flatMap((customer) =>
        getDocuments(customer)
          .filter(({ status }) => status === 'For review')
          .map(({ id, name }) => ({ id, name, customer: getCustomerName(context, customer.id) })),
      ),
    ),
  ),

  defineRoute('POST', '/sandbox/documents/:id', { auth: 'public' }, ({ world, params, body, now }) => {
    if (typeof body.approve !== 'boolean') return failInvalid({ approve: ['Send true to approve, false to refuse.'] });
    for (const customer of world.customers) {
      const document = getDocuments(customer).find(({ id }) => String(id) === params.id);
      if (!document) continue;
      reviewDocument(world, customer, { document, isApproved: body.approve, now });
      return ok(document, { message: 'Document reviewed.' });
    }
    return failNotFound('The document');
  }),

  defineRoute('GET', '/sandbox/authorize/:id', { auth: 'public' }, (context) => {
    const intent = toIntent(context, context.params.id ?? '');
    return intent ? ok(intent) : failNotFound('The payment');
  }),

  defineRoute('POST', '/sandbox/authorize/:id', { auth: 'public' }, (context) => {
    const { world, params, body, now } = context;
    if (typeof body.approve !== 'boolean') {
      return failInvalid({ approve: ['Send true to approve, false to decline.'] });
    }
    const intent = settleRedirect(world, params.id ?? '', { isApproved: body.approve, now });
    return intent ? ok(toIntent(context, intent.id)) : failNotFound('The payment');
  }),

  defineRoute('GET', '/sandbox/files/:id', { auth: 'public' }, async ({ params, runtime }) => {
    const file = await runtime.loadFile(params.id ?? '');
    if (!file) return failNotFound('The file');
    const headers = { 'Content-Type': file.type, 'X-Content-Type-Options': 'nosniff' };
    return { status: 200, body: file.bytes, headers };
  }),
];
