import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { notMeasured } from './table.mjs';

const IS_LIST = /^(bookings|messages|notifications|transactions).*\.mjs$/;

const PATIENCE_MS = 300_000;

/** A list that never comes to show what is waited for ends the wait, not the bench. */
const inTime = (work) =>
  Promise.race([
    work,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`Not done after ${PATIENCE_MS / 1000} s`)), PATIENCE_MS).unref();
    }),
  ]);

/**
 * The lists of 10,000, each in a module of its own. A module exports `measure(browser, url)`, where `url` serves the built
 * pages of `tests/bench/pages`, and answers rows `{ name, value, unit, budget, ratio }`: with a ratio the budget is its.
 */
export async function measureLists({ browser, sites, say }) {
  const files = readdirSync(import.meta.dirname).filter((name) => IS_LIST.test(name));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(import.meta.dirname, name)).href)));
  const rows = [];
  for (const [at, { measure }] of modules.entries()) {
    if (!measure) continue;
    say(`list of 10,000: ${files[at]}`);
    rows.push(...(await inTime(measure(browser, sites.pages)).catch((error) => [notMeasured(files[at], error)])));
  }
  return { rows, details: rows };
}
