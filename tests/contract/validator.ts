import { atTestEnd } from '../atTestEnd';
import { onRequest, onResponse } from '../network';
import { isApiCall, nameOf, requestFaults } from './requests';
import { responseFaults } from './responses';

/** Header of deliberate faults of a test, which are not validated. */
const OFF = 'x-contract';
const isOff = (message: Request | Response) => message.headers.get(OFF) === 'off';

const named = (request: Request, faults: string[]) => faults.map((fault) => `${nameOf(request)} ${fault}`);

/** Returns the violations of public/openapi.yaml by a request. */
export async function validateRequest(request: Request): Promise<string[]> {
  if (!isApiCall(request) || isOff(request)) return [];
  return named(request, await requestFaults(request));
}

/** Returns the violations of public/openapi.yaml by a response. */
export async function validateResponse(request: Request, response: Response): Promise<string[]> {
  if (!isApiCall(request) || isOff(request) || isOff(response)) return [];
  return named(request, await responseFaults(request, response));
}

type Translate = (request: Request) => Promise<Request>;

const asSent: Translate = (request) => Promise.resolve(request);
let translate = asSent;

/** Translates the requests of this test into the contract's before they are validated. */
export function translateRequests(toContract: Translate): void {
  translate = toContract;
}

const violations: string[] = [];
const running = new Set<Promise<void>>();

function collect(check: Promise<string[]>) {
  const settled = check
    .then(
      (found) => void violations.push(...found),
      (error: unknown) => void violations.push(`the contract could not be checked: ${String(error)}`),
    )
    .finally(() => running.delete(settled));
  running.add(settled);
}

/** Collects the violations of every request and every mocked response of the current test. */
export function collectViolations(): void {
  onRequest((request) => collect(translate(request.clone()).then(validateRequest)));
  onResponse((request, response) => collect(validateResponse(request, response.clone())));
}

/** Fails with all violations since the last call. */
export async function assertNoContractViolations(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
  translate = asSent;
  const found = [...new Set(violations.splice(0))];
  if (found.length > 0) throw new Error(`Not in public/openapi.yaml:\n${found.map((line) => `- ${line}`).join('\n')}`);
}

let isValidating = false;

/** Validates every call of the current test against the contract; a violation fails the test. */
export function validateCalls(): void {
  if (isValidating) return;
  isValidating = true;
  atTestEnd(async () => {
    isValidating = false;
    await assertNoContractViolations();
  });
  collectViolations();
}
