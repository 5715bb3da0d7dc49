import { expect } from 'vitest';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import type { SandboxOptions } from '@/sandbox/createSandbox';
import { startNodeSandbox } from '@/sandbox/node';
import { requestFaults } from '../../contract/requests';
import { responseFaults } from '../../contract/responses';

type Sent = { token?: string; body?: unknown; form?: FormData; headers?: Record<string, string> };
export type Got<T> = {
  status: number;
  message: string;
  data: T;
  errors?: Record<string, string[]>;
  count?: number;
  headers: Headers;
};

const ORIGIN = 'http://sandbox.test';

/** Sandbox with a manual clock; each response is checked against the contract. */
export function openSandbox(options: SandboxOptions = {}) {
  const time = { device: Date.parse('2026-11-21T10:00:00+08:00') };
  const sandbox = startNodeSandbox({ deviceNow: () => time.device, ...options });

  async function call<T = Record<string, unknown>>(method: string, path: string, sent: Sent = {}): Promise<Got<T>> {
    const { token, body, form } = sent;
    const request = new Request(ORIGIN + path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...sent.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    });
    const response = await sandbox.answer(request.clone());
    if (!response) throw new Error(`${method} ${path} is unknown`);
    if (path.startsWith('/api/')) {
      expect(await responseFaults(request, response.clone())).toEqual([]);
      if (response.ok) expect(await requestFaults(request)).toEqual([]);
    }
    const answer = (await response.json()) as Omit<Got<T>, 'status' | 'headers'>;
    return { ...answer, status: response.status, headers: response.headers };
  }

  async function login(username: string): Promise<string> {
    const { data } = await call<{ access: string }>('POST', '/api/customers/login', {
      body: { username, password: DEMO_PASSWORD },
    });
    return data.access;
  }

  const wait = (ms: number) => {
    time.device += ms;
  };

  return { ...sandbox, call, login, wait };
}

export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
