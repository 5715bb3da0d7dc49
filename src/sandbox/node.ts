import { getResponse } from 'msw';
import { bankPageHtml } from './bank/bankPageHtml';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox';

export type NodeSandbox = Sandbox & {
  /** The sandbox's answer to a request, or null for an address that it does not know. */
  answer(request: Request): Promise<Response | null>;
};

/** The sandbox in memory, for tests and for scripts/sandbox.mjs. */
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
