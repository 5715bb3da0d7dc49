import { HttpResponse } from 'msw';

/** Answers a write with 204, as some backends do; public/openapi.yaml declares a body. */
export const noContent = () => new HttpResponse(null, { status: 204, headers: { 'x-contract': 'off' } });
