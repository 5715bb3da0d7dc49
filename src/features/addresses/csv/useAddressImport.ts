import { useEffect, useRef, useState } from 'react';
import { addressesApi, useCreateAddressMutation } from '@/api/addresses';
import type { Address } from '@/api/wire';
import { CHECK_CONNECTION, FILE_UNREADABLE } from '@/config/messages';
import type { PlaceSource } from '@/domain/places/resolvePlaces';
import { useIsMounted } from '@/hooks/useIsMounted';
import { usePlaceSource } from '@/hooks/usePlaceSource';
import { useRetryHold } from '@/hooks/useRetryHold';
import { toApiError, type ApiError } from '@/lib/http/error';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { readCsv, readTextFile } from '@/lib/readCsv';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { toAddressInput } from '../addressForm';
import { checkRows, getFileProblem, getRowsToSend, type CheckedRow } from './checkRows';
import { affectsAll, getOutcomeMessage, toFailedRow, type FailedRow } from './importOutcome';

const BYTES_MAX = 1024 * 1024;

export type ImportState =
  | { step: 'choose'; problem: string }
  | { step: 'checking'; fileName: string }
  /** The place lists did not load: the same file can be checked again. */
  | { step: 'uncheckable'; file: File; problem: string }
  | { step: 'checked'; fileName: string; rows: CheckedRow[] }
  | { step: 'sending'; total: number; done: number }
  | { step: 'sent'; saved: number; failed: FailedRow[] };

const { getAddresses } = addressesApi.endpoints;

/** Reads a file and checks its rows. Returns the next step of the import. */
async function checkAddressFile(file: File, source: PlaceSource, saved: readonly Address[]): Promise<ImportState> {
  if (file.size > BYTES_MAX) {
    return { step: 'choose', problem: `${file.name} is larger than 1 MB. Split it into several files.` };
  }
  // it may have been changed or removed since it was chosen
  const text = await readTextFile(file).catch(() => null);
  if (text === null) return { step: 'choose', problem: FILE_UNREADABLE };
  try {
    const table = await readCsv(text);
    const problem = getFileProblem(table);
    if (problem) return { step: 'choose', problem };
    return { step: 'checked', fileName: file.name, rows: await checkRows(table.rows, source, saved) };
  } catch (error) {
    return { step: 'uncheckable', file, problem: getErrorMessage(error, CHECK_CONNECTION) };
  }
}

const isSaved = ({ values }: CheckedRow, saved: readonly Address[]) =>
  saved.some(({ label, address_line }) => label === values.label && address_line === values.address_line);

/** Returns functions that start a run of the import and stop it. Leaving the page stops it too. */
function useImportRun() {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    start: (): AbortSignal => {
      running.current = new AbortController();
      return running.current.signal;
    },
    stop: () => running.current?.abort(),
  };
}

/** Imports a file of addresses: checks all rows, then sends one address at a time. */
export function useAddressImport(saved: readonly Address[]) {
  const dispatch = useAppDispatch();
  const [create] = useCreateAddressMutation();
  const source = usePlaceSource();
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' });
  const run = useImportRun();
  const isMounted = useIsMounted();
  const { isHeld, hold } = useRetryHold();

  const check = async (file: File) => {
    setState({ step: 'checking', fileName: file.name });
    setState(await checkAddressFile(file, source, saved));
  };

  const send = async (rows: readonly CheckedRow[], savedBefore: number, signal: AbortSignal) => {
    const failed: FailedRow[] = [];
    let halt: ApiError | null = null;
    for (const [index, row] of rows.entries()) {
      if (signal.aborted || halt) {
        failed.push({ row, message: 'Not sent yet.' });
        continue;
      }
      setState({ step: 'sending', total: rows.length, done: index });
      try {
        await create(toAddressInput(row.values)).unwrap();
      } catch (caught) {
        const error = toApiError(caught);
        failed.push(toFailedRow(row, error));
        if (affectsAll(error)) halt = error;
        hold(error);
      }
    }
    const all = savedBefore + rows.length - failed.length;
    setState({ step: 'sent', saved: all, failed });
    // a customer who has left the page sees a toast
    if (failed.length > 0 && !isMounted.current && halt?.kind !== 'cancelled') {
      const text = `${getOutcomeMessage(all, failed)} Import the file again to save the rest.`;
      dispatch(showToast({ title: 'Import stopped', text, type: 'warn' }));
    }
  };

  /** Sends the failed rows again, except those the server saved before its response was lost. */
  const retry = async (failed: readonly FailedRow[], savedBefore: number) => {
    const signal = run.start();
    setState({ step: 'sending', total: failed.length, done: 0 });
    try {
      const current = await dispatch(
        getAddresses.initiate(undefined, { subscribe: false, forceRefetch: true }),
      ).unwrap();
      const missing = failed.map(({ row }) => row).filter((row) => !isSaved(row, current));
      await send(missing, savedBefore + failed.length - missing.length, signal);
    } catch (error) {
      const message = getErrorMessage(error, CHECK_CONNECTION);
      setState({ step: 'sent', saved: savedBefore, failed: failed.map((entry) => ({ ...entry, message })) });
    }
  };

  return {
    state,
    /** True until the server's Retry-After time has passed. */
    isHeld,
    check: (file: File) => void check(file),
    send: (rows: readonly CheckedRow[]) => void send(getRowsToSend(rows), 0, run.start()),
    retry: (failed: readonly FailedRow[], savedBefore: number) => void retry(failed, savedBefore),
    stop: run.stop,
  };
}
