import { afterEach } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '@/sandbox/createSandbox';
import { assertNoContractViolations, attachContract } from './contract/validator';
import { network } from './network';

/** Request interceptor that validates every call and response against public/openapi.yaml. */
export const server = network;

attachContract(server);
afterEach(assertNoContractViolations);

/** Starts a sandbox with a fresh world for the current test. */
export function startSandbox(options?: SandboxOptions): Sandbox {
  const sandbox = createSandbox(options);
  server.resetHandlers(...sandbox.handlers);
  return sandbox;
}
