import { createTypeScriptServer } from '../../scripts/typescriptServer.mjs';
import { BUDGETS } from './budgets.mjs';

/** Runs TypeScript without a build: the sandbox answers the look-ups of places. */
async function loadScores() {
  const vite = await createTypeScriptServer('messages');
  const { FIELDS, HALVES, scoreMessages, shareOf } = await vite.ssrLoadModule('/tests/bench/messages/score.ts');
  const scores = await scoreMessages(HALVES);
  await vite.close();
  return { FIELDS, HALVES, scores, shareOf };
}

function toRows({ FIELDS, HALVES, scores, shareOf }) {
  return HALVES.flatMap((half) => {
    const own = scores.filter((score) => score.half === half);
    const row = (name, isCounted) => {
      const share = shareOf(own, isCounted);
      const budget = half === 'held out' ? (BUDGETS.messages[name] ?? BUDGETS.messages.fields) : undefined;
      return {
        what: `messages, ${half}: ${name}`,
        measured: `${share.toFixed(1)} %`,
        budget: budget === undefined ? '' : `>= ${budget} %`,
        isOk: budget === undefined || share >= budget,
      };
    };
    return [...FIELDS.map((name) => row(name, (field) => field === name)), row('all fields')];
  });
}

function printFailures(scores) {
  for (const { text, want, read, wrong, isSilent } of scores) {
    console.log(`\n${isSilent ? 'SILENT ' : ''}${text}`);
    for (const field of wrong) console.log(`   ${field}: "${read[field]}", expected "${want[field] ?? ''}"`);
  }
}

/** Measures the reader of pasted messages. MESSAGE_FAILURES=1 prints what is wrong in the dev half. */
export async function measureMessages() {
  const loaded = await loadScores();
  const { scores } = loaded;
  if (process.env.MESSAGE_FAILURES)
    printFailures(scores.filter(({ half, wrong, isSilent }) => half === 'dev' && (isSilent || wrong.length > 0)));
  const silent = scores.filter(({ isSilent }) => isSilent).length;
  return [
    ...toRows(loaded),
    { what: 'messages: wrong city silently', measured: String(silent), budget: '0', isOk: silent === 0 },
  ];
}
