import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { DocumentRecord } from '@/sandbox/records/accounts';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import type { World } from '@/sandbox/world';
import { renderApp } from '../render';
import { server } from '../server';

const REASON = 'The copy is blurred.';
const pdf = (name: string) => new File(['%PDF-1.7 permit'], name, { type: 'application/pdf' });

const companyOf = (world: World) => {
  const customer = findDemoCustomer(world, 'isla.trading');
  if (!customer.company) throw new Error('isla.trading is not a company');
  return { customer, company: customer.company };
};

/** Makes the demo company a new one, with these documents. */
const asNew =
  (...documents: DocumentRecord[]) =>
  (world: World) => {
    const { customer, company } = companyOf(world);
    Object.assign(customer, { credit_limit: 0, credit_used: 0, billing_type: 'Prepaid' });
    company.documents = documents;
    const isOthers = ({ customer_id }: { customer_id: number }) => customer_id !== customer.id;
    world.bookings = world.bookings.filter(isOthers);
    world.paymentMethods = world.paymentMethods.filter(isOthers);
  };

const refused: DocumentRecord = { id: 501, name: 'permit.pdf', url: '/p.pdf', status: 'Refused', reason: REASON };
const approved: DocumentRecord = { id: 502, name: 'sec.pdf', url: '/s.pdf', status: 'Approved' };

describe('the documents of a company', () => {
  it('show why one was refused, and a new file replaces it', async () => {
    const { user, world } = await renderApp('/settings', { as: 'isla.trading', world: asNew(refused, approved) });
    const list = within(await screen.findByRole('list', { name: 'Documents' }));
    expect(list.getByText(REASON)).toBeVisible();
    const replace = list.getByLabelText('Replace permit.pdf');

    // an invalid file and a refusal of the server are shown at the document
    await user.upload(replace, new File(['MZ'], 'permit.pdf', { type: 'application/pdf' }));
    expect(await list.findByText('permit.pdf is not a valid PDF file.')).toBeVisible();
    expect(replace).toBeInvalid();
    expect(replace).toHaveAccessibleDescription('permit.pdf is not a valid PDF file.');
    const errors = { 'documents[]': ['This permit has expired.'] };
    server.use(
      http.patch(
        '*/api/customers/update/:id',
        () => HttpResponse.json({ success: false, message: 'Please check.', errors }, { status: 422 }),
        { once: true },
      ),
    );
    await user.upload(replace, pdf('permit-2027.pdf'));
    expect(await list.findByText('This permit has expired.')).toBeVisible();
    expect(replace).toHaveAccessibleDescription('This permit has expired.');
    expect(replace).toHaveFocus();

    await user.upload(replace, pdf('permit-2027.pdf'));
    const link = await list.findByRole('link', { name: 'permit-2027.pdf' });
    expect(link).toBeVisible();
    // the row of the old file is gone, and with it the focused button
    expect(link.closest('li')).toHaveFocus();
    expect(list.getByText('For review')).toBeVisible();
    expect(list.queryByText(REASON)).toBeNull();
    expect(companyOf(world).company.documents.map(({ name }) => name)).toEqual(['sec.pdf', 'permit-2027.pdf']);
  });
});

describe('the checklist of a new company', () => {
  it('leads from the documents over the credit to the first booking', async () => {
    const { user, world, router } = await renderApp('/dashboard', { as: 'isla.trading', world: asNew(refused) });
    const steps = within(await screen.findByRole('region', { name: 'Get ready to book' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(4);
    expect(steps.getByText('1 of 4 done')).toBeVisible();
    expect(steps.getByRole('link', { name: 'Request credit: Credit limit' })).toHaveAttribute(
      'href',
      '/wallet/corporate',
    );
    await user.click(steps.getByRole('link', { name: 'Replace: Company documents' }));
    await user.upload(await screen.findByLabelText('Replace permit.pdf'), pdf('permit-2027.pdf'));
    expect(await screen.findByRole('link', { name: 'permit-2027.pdf' })).toBeVisible();
    const { customer, company } = companyOf(world);
    company.documents.forEach((document) => (document.status = 'Approved'));
    customer.credit_limit = 250_000_00;

    await router.navigate('/dashboard');
    const again = within(await screen.findByRole('region', { name: 'Get ready to book' }));
    expect(await again.findByText('3 of 4 done')).toBeVisible();
    await waitFor(() => expect(again.getByText('Your limit is ₱250,000.00.')).toBeVisible());
    expect(again.getByRole('link', { name: 'Book: Book your first delivery' })).toBeVisible();
  });
});
