import { useEffect, useRef, useState } from 'react';
import { STOPS_LIST_MAX_BYTES } from '@/config/constants';
import { CHECK_CONNECTION } from '@/config/messages';
import type { DraftStop } from '@/domain/draft/draft';
import { messageOf } from '@/lib/http/messageOf';
import { readCsv, textOfFile } from '@/lib/readCsv';
import { formatBytes, plural } from '@/utils/text';
import { checkStops, listProblem, type StopRowProblem } from './checkStops';
import { useStopsSource } from './useStopsSource';

/** What is in the dialog; it is kept while the form is open. `before` is what a file took the place of. */
export type TypedList = { text: string; before: string };

type Outcome = { problem: string; rows: StopRowProblem[] };
const NOTHING: Outcome = { problem: '', rows: [] };

const words = (rows: readonly StopRowProblem[]) => {
  const lines = new Set(rows.map(({ line }) => line)).size;
  return `${plural(lines, 'line')} ${lines === 1 ? 'needs' : 'need'} a change. No stop was added.`;
};

/** A list of stops as text: filled from a file, checked whole, and handed over only when every row is good. */
export function useStopsList(
  { text, before }: TypedList,
  onType: (typed: TypedList) => void,
  room: number,
  onAdd: (stops: DraftStop[]) => void,
) {
  const source = useStopsSource();
  const [outcome, setOutcome] = useState(NOTHING);
  const [isChecking, setIsChecking] = useState(false);
  /** Of the check that counts: the dialog may close, or its text change, while the server is asked. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const type = (typed: TypedList) => {
    turn.current += 1;
    setIsChecking(false);
    onType(typed);
  };
  const fail = (problem: string, rows: StopRowProblem[] = []) => setOutcome({ problem, rows });

  const load = async (file: File) => {
    const limit = formatBytes(STOPS_LIST_MAX_BYTES);
    if (file.size > STOPS_LIST_MAX_BYTES) return fail(`${file.name} is larger than ${limit}: choose a list of stops.`);
    const loaded = await textOfFile(file);
    if (loaded.includes('\0')) return fail(`${file.name} is not a text file: save it as CSV first.`);
    setOutcome(NOTHING);
    type({ text: loaded, before: text });
  };

  const check = async () => {
    const mine = (turn.current += 1);
    setOutcome(NOTHING);
    if (text.trim() === '') return fail('Paste a list, or choose a file.');
    setIsChecking(true);
    try {
      const table = await readCsv(text);
      const problem = listProblem(table, room);
      const checked = problem ? null : await checkStops(table.rows, source);
      if (mine !== turn.current) return;
      if (!checked) fail(problem ?? '');
      else if (checked.problems.length > 0) fail(words(checked.problems), checked.problems);
      else onAdd(checked.stops);
    } catch (error) {
      if (mine === turn.current) {
        fail(`The places could not be looked up. ${messageOf(error, CHECK_CONNECTION)}`);
      }
    } finally {
      if (mine === turn.current) setIsChecking(false);
    }
  };

  return {
    outcome,
    isChecking,
    load: (file: File) => void load(file),
    check: () => void check(),
    type: (next: string) => type({ text: next, before }),
    bringBack: () => type({ text: before, before: '' }),
  };
}
