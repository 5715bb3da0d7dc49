const MAX_SHOWN = 4;

/** Collects the checks of one run. A difference is `{ how, change }`. */
export function createReport() {
  const checks = [];
  let group = '';
  return {
    checks,
    startGroup(name) {
      group = name;
    },
    add(id, title, { differences = [], notes = [] }) {
      checks.push({ id, group, title, status: differences.length > 0 ? 'differs' : 'ok', differences, notes });
    },
    skip(id, title, reason) {
      checks.push({ id, group, title, status: 'skipped', differences: [], notes: [reason] });
    },
  };
}

/** Counts the checks by status; `notes` are the ok ones that the app only accepts because it is lenient. */
export function summarize(checks) {
  const count = (status) => checks.filter((check) => check.status === status).length;
  return {
    ok: count('ok'),
    notes: checks.filter(({ status, notes }) => status === 'ok' && notes.length > 0).length,
    differs: count('differs'),
    skipped: count('skipped'),
  };
}

/** Formats one check as one line. */
function formatCheck({ status, title, differences, notes }) {
  const line = `  ${status.padEnd(8)} ${title}`;
  if (status !== 'differs') return notes.length > 0 ? `${line} (${notes.join('; ')})` : line;
  const hows = differences.slice(0, MAX_SHOWN).map(({ how }) => how);
  if (differences.length > MAX_SHOWN) hows.push(`and ${differences.length - MAX_SHOWN} more`);
  const changes = [...new Set(differences.map(({ change }) => change))].join(' ');
  return `${line}: ${hows.join('; ')}. Change: ${changes}`;
}

/** Formats a result for the terminal. */
export function formatResult({ url, origin, error, checks, summary }) {
  const lines = [`Backend ${url}, called as by a page of ${origin}`];
  let group = '';
  for (const check of checks) {
    if (check.group !== group) lines.push('', check.group);
    group = check.group;
    lines.push(formatCheck(check));
  }
  const { ok, notes, differs, skipped } = summary;
  const counts = `${ok} ok${notes > 0 ? ` (${notes} with a note)` : ''}, ${differs} differ, ${skipped} skipped.`;
  return [...lines, '', error ? `The check could not run: ${error}.` : counts].join('\n');
}
