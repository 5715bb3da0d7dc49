import { setupServer } from 'msw/node';

/** The one interceptor of a test file. It knows no call until a test or a sandbox tells it; what it does not know fails. */
export const network = setupServer();
