import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { loadSentryWhenIdle, startReports } from '@/app/reports';
import { BUILD_ID } from '@/config/buildId';
import { applySettings } from '@/config/env';
import { reportError } from '@/lib/report/reportError';
import { renderApp } from '../render';
import { server } from '../server';

const SECRETS = {
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmRyZWEifQ.c2lnbmF0dXJl',
  email: 'andrea@mail.example',
  mobile: '+63 917 482 0136',
  card: '4242 4242 4242 4242',
  pin: '493027',
  name: 'Andrea',
  booking: 'LGX-260716-1234',
};

it('Sentry gets the errors from before and after it has loaded, with build and route and without personal data', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await renderApp(`/track/${SECRETS.booking}`, { as: 'andrea' });
  const envelopes: string[] = [];
  server.use(
    http.post('https://errors.example/sentry/api/7/envelope/', async ({ request }) => {
      envelopes.push(await request.text());
      return HttpResponse.json({});
    }),
  );
  reportError('unhandled error', new Error(`Early: Bearer ${Object.values(SECRETS).join(', ')}`));
  startReports();
  expect(applySettings({ VITE_SENTRY_DSN: 'https://key@errors.example/sentry/7' })).toEqual([]);
  loadSentryWhenIdle();
  await waitFor(() => expect(envelopes).toHaveLength(1));
  const later = new TypeError(`Later: GET /api/bookings/${SECRETS.booking}?token=${SECRETS.token}`);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: later }));
  await waitFor(() => expect(envelopes).toHaveLength(2));

  const [header, , body = '{}'] = (envelopes[0] ?? '').split('\n');
  expect(JSON.parse(body)).toMatchObject({
    release: BUILD_ID,
    tags: { source: 'unhandled error', route: '/track/:bookingNumber' },
    exception: { values: [{ type: 'Error', value: expect.stringMatching(/^Early: /) as string }] },
    sdk: { settings: { infer_ip: 'never' } },
  });
  expect(header).not.toContain('trace');
  expect(envelopes[1]).toContain('Later: GET /api/bookings/:id"');
  for (const [kind, secret] of Object.entries(SECRETS)) expect(envelopes.join('\n'), kind).not.toContain(secret);
  expect(envelopes.join('\n')).not.toMatch(/breadcrumbs|"user"|"request"|localhost:3000\/track/);
  expect(logged.mock.calls).toEqual([[`Logistix Global ${BUILD_ID}`]]);
});
