import { setupServer } from 'msw/node';

/** Request interceptor of a test file. It has no handlers at first; an unhandled call fails. */
export const network = setupServer();
