import { getResponse } from 'msw';
import { bankPageHtml } from './bank/bankPageHtml';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox';

export type NodeSandbox = Sandbox & {
  /** Resolves to the response, or null for an unknown address. */
  answer(request: Request): Promise<Response | null>;
};

/** Starts the sandbox in memory, for tests and scripts/sandbox.mjs. */
export function startNodeSandbox(options: SandboxOptions = {}): NodeSandbox {
  const sandbox = createSandbox(options);
  return {
    ...sandbox,
    answer: async (request) => {
      const url = new URL(request.url);
      if (request.method === 'GET' && url.pathname === '/sandbox/authorize') {
        return new Response(bankPageHtml, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
      }
      return (await getResponse(sandbox.handlers, request)) ?? null;
    },
  };
}
