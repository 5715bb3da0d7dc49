import { afterEach } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '@/sandbox/createSandbox';
import { assertNoContractViolations, attachContract } from './contract/validator';
import { network } from './network';

/** The network of a test that speaks the contract: every call and every answer is held to public/openapi.yaml. */
export const server = network;

attachContract(server);
afterEach(assertNoContractViolations);

/** A backend with a fresh world, answering from now until the end of the test. */
export function startSandbox(options?: SandboxOptions): Sandbox {
  const sandbox = createSandbox(options);
  server.resetHandlers(...sandbox.handlers);
  return sandbox;
}
