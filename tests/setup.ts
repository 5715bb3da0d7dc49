import { format } from 'node:util';
import { afterEach } from 'vitest';
import { resetServerTime } from '@/lib/http/serverClock';

/** Console warnings and errors fail the test: a noisy suite hides the next problem. */
const noise: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => void noise.push(`console.${level}: ${format(...args)}`);
}

afterEach(() => {
  resetServerTime();
  const heard = noise.splice(0);
  if (heard.length > 0) throw new Error(heard.join('\n'));
});
