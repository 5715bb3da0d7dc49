/**
 * Checks a backend against public/openapi.yaml (docs/backend.md):
 *   npm run doctor -- --url https://api.example.com [--user u --password p] [--origin http://localhost:5173] [--write] [--json]
 * Exit codes: 0 nothing differs, 1 something differs, 2 the check could not run.
 */
import { parseArgs } from 'node:util';
import { formatResult } from './doctor/report.mjs';
import { runDoctor } from './doctor/run.mjs';

const USAGE =
  'npm run doctor -- --url https://api.example.com [--user u --password p] [--origin http://localhost:5173] [--write] [--json]';
const EXIT_NOT_RUN = 2;

const isHttp = (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Returns the options; throws a message for wrong ones. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: '' },
      user: { type: 'string' },
      password: { type: 'string' },
      // of `npm start` and `npm run dev`
      origin: { type: 'string', default: 'http://localhost:5173' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (!isHttp(values.url) || /\/api\/?$/.test(values.url)) {
    throw new Error('--url must be the address before /api, such as https://api.example.com');
  }
  const { username, password } = new URL(values.url);
  if (username || password) throw new Error('--url must have no user and no password');
  if (!isHttp(values.origin)) throw new Error('--origin must be an address such as http://localhost:5173');
  if ((values.user === undefined) !== (values.password === undefined)) {
    throw new Error('--user and --password belong together');
  }
  if (values.write && values.user === undefined) throw new Error('--write needs --user and --password');
  return { ...values, origin: new URL(values.origin).origin };
}

try {
  const { json, ...options } = readOptions();
  const result = await runDoctor(options);
  console.log(json ? JSON.stringify(result, null, 2) : formatResult(result));
  process.exitCode = result.exitCode;
} catch (error) {
  console.error(`The check could not run: ${error.message}\n${USAGE}`);
  process.exitCode = EXIT_NOT_RUN;
}
