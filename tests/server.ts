import { createSandbox, type Sandbox, type SandboxOptions } from '@/sandbox/createSandbox';
import { validateCalls } from './contract/validator';
import { network } from './network';

/** Request interceptor of the tests with a sandbox: every call and response is validated against public/openapi.yaml. */
export const server = network;

/** Starts a sandbox with a fresh world for the current test. */
export function startSandbox(options?: SandboxOptions): Sandbox {
  const sandbox = createSandbox(options);
  server.resetHandlers(...sandbox.handlers);
  validateCalls();
  return sandbox;
}
