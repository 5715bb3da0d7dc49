import { createTypeScriptServer } from '../../scripts/typescriptServer.mjs';
import { BUDGETS } from './budgets.mjs';

/** Runs TypeScript without a build: the sandbox answers the look-ups of places. */
async function loadScores() {
  const vite = await createTypeScriptServer('messages');
  const { FIELDS, SETS, scoreMessages, shareOf } = await vite.ssrLoadModule('/tests/bench/messages/score.ts');
  const scores = await scoreMessages(SETS);
  await vite.close();
  return { FIELDS, SETS, scores, shareOf };
}

function toRows({ FIELDS, SETS, scores, shareOf }) {
  return SETS.flatMap((set) => {
    const own = scores.filter((score) => score.set === set);
    const row = (name, isCounted) => {
      const share = shareOf(own, isCounted);
      const budget = BUDGETS.messages[set]?.[name] ?? BUDGETS.messages[set]?.fields;
      return {
        what: `messages, ${set}: ${name}`,
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

/** Measures the reader of pasted messages. MESSAGE_FAILURES=1 prints what is wrong in the dev set. */
export async function measureMessages() {
  const loaded = await loadScores();
  const { scores } = loaded;
  if (process.env.MESSAGE_FAILURES)
    printFailures(scores.filter(({ set, wrong, isSilent }) => set === 'dev' && (isSilent || wrong.length > 0)));
  const silent = scores.filter(({ isSilent }) => isSilent).length;
  return [
    ...toRows(loaded),
    { what: 'messages: wrong city silently', measured: String(silent), budget: '0', isOk: silent === 0 },
  ];
}
