import { useState } from 'react';
import { BATCH_DROPOFFS_MAX, STOPS_LIST_MAX_BYTES } from '@/config/constants';
import { CHECK_CONNECTION, FILE_UNREADABLE } from '@/config/messages';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { readCsv, readTextFile } from '@/lib/readCsv';
import { saveCsv } from '@/utils/saveFile';
import { formatBytes, pluralize } from '@/utils/text';
import { useLatestRun } from '../useLatestRun';
import {
  checkStops,
  findListProblem,
  type ListRule,
  type ListedStops,
  type StopRowProblem,
  type StopsSource,
} from './checkStops';
import { createStopsTemplate } from './stopColumns';
import { fetchExampleGoods, useStopsSource } from './useStopsSource';

/** Text of the dialog, kept while the form is open; `before` is the text that a file replaced. */
export type TypedList = { text: string; before: string };

type Outcome = {
  problem: string;
  rows: StopRowProblem[];
  /** True for a list with more stops than one booking has room for, but not more than several bookings take. */
  isForSeveral?: boolean;
};
const NOTHING: Outcome = { problem: '', rows: [] };

const getProblemMessage = (rows: readonly StopRowProblem[]) => {
  const count = new Set(rows.map(({ line }) => line)).size;
  return `${pluralize(count, 'row')} ${count === 1 ? 'needs' : 'need'} a change. No stop was added.`;
};

/** Reads a file as text, or returns the reason it is not a list of stops. */
async function readListFile(file: File): Promise<{ text: string } | { problem: string }> {
  const limit = formatBytes(STOPS_LIST_MAX_BYTES);
  if (file.size > STOPS_LIST_MAX_BYTES)
    return { problem: `${file.name} is larger than ${limit}. Split it into several lists.` };
  // it may have been changed or removed since it was chosen
  const text = await readTextFile(file).catch(() => null);
  if (text === null) return { problem: FILE_UNREADABLE };
  return text.includes('\0') ? { problem: `${file.name} is not a text file: save it as CSV first.` } : { text };
}

/** Returns the stops of a list, or why none is added. Rejects if a list of the server does not load. */
async function checkList(text: string, rule: ListRule, source: StopsSource): Promise<ListedStops | Outcome> {
  const table = await readCsv(text);
  const problem = findListProblem(table, rule);
  if (problem) {
    const count = table.rows.length;
    return { problem, rows: [], isForSeveral: count > rule.room && count <= BATCH_DROPOFFS_MAX };
  }
  const { problems, ...listed } = await checkStops(table.rows, source, rule);
  return problems.length > 0 ? { problem: getProblemMessage(problems), rows: problems } : listed;
}

export type StopsList = ReturnType<typeof useStopsList>;

type StopsListOptions = {
  typed: TypedList;
  rule: ListRule;
  onType: (typed: TypedList) => void;
  /** Called with the stops of a list whose rows are all valid. */
  onAdd: (listed: ListedStops) => void;
};

/** A list of stops as text: filled from a file, checked completely, and added only if every row is valid. */
export function useStopsList({ typed: { text, before }, rule, onType, onAdd }: StopsListOptions) {
  const source = useStopsSource();
  const [outcome, setOutcome] = useState(NOTHING);
  const [isChecking, setIsChecking] = useState(false);
  const runs = useLatestRun();

  const type = (typed: TypedList) => {
    runs.cancel();
    setIsChecking(false);
    onType(typed);
  };
  const fail = (problem: string) => setOutcome({ problem, rows: [] });

  const load = async (file: File) => {
    const loaded = await readListFile(file);
    if ('problem' in loaded) return fail(loaded.problem);
    setOutcome(NOTHING);
    type({ text: loaded.text, before: text });
  };

  const check = async () => {
    const run = runs.start();
    setOutcome(NOTHING);
    if (text.trim() === '') return fail('Paste a list, or choose a file.');
    setIsChecking(true);
    try {
      const checked = await checkList(text, rule, source);
      if (!runs.isLatest(run)) return;
      if ('problem' in checked) setOutcome(checked);
      else onAdd(checked);
    } catch (error) {
      if (runs.isLatest(run)) {
        fail(`We couldn't look up the places and goods. ${getErrorMessage(error, CHECK_CONNECTION)}`);
      }
    } finally {
      if (runs.isLatest(run)) setIsChecking(false);
    }
  };

  return {
    text,
    outcome,
    isChecking,
    downloadTemplate: () =>
      void fetchExampleGoods(source).then((goods) => saveCsv('stops-template.csv', createStopsTemplate(goods))),
    load: (file: File) => void load(file),
    check: () => void check(),
    type: (next: string) => type({ text: next, before }),
    /** Restores the text that a file replaced; undefined if there is none. */
    bringBack: before.trim() === '' ? undefined : () => type({ text: before, before: '' }),
  };
}
