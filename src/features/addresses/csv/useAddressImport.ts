import { useEffect, useRef, useState } from 'react';
import { addressesApi, useCreateAddressMutation } from '@/api/addresses';
import type { Address } from '@/api/wire';
import { CHECK_CONNECTION } from '@/config/messages';
import { usePlaceSource } from '@/hooks/usePlaceSource';
import { messageOf } from '@/lib/http/messageOf';
import { readCsv, textOfFile } from '@/lib/readCsv';
import { useAppDispatch } from '@/store/hooks';
import { addressInput } from '../addressForm';
import { checkRows, fileProblem, rowsToSend, type CheckedRow } from './checkRows';

const BYTES_MAX = 1024 * 1024;

export type FailedRow = { row: CheckedRow; message: string };

export type ImportState =
  | { step: 'choose'; problem: string }
  | { step: 'checking'; fileName: string }
  /** The places could not be looked up: the same file can be checked again. */
  | { step: 'uncheckable'; file: File; problem: string }
  | { step: 'checked'; fileName: string; rows: CheckedRow[] }
  | { step: 'sending'; total: number; done: number }
  | { step: 'sent'; saved: number; failed: FailedRow[] };

const { getAddresses } = addressesApi.endpoints;
const QUIETLY = { subscribe: false } as const;

/** A file of addresses: read, checked whole, and only then sent one by one. */
export function useAddressImport(saved: readonly Address[]) {
  const dispatch = useAppDispatch();
  const [create] = useCreateAddressMutation();
  const source = usePlaceSource();
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' });
  const isStopped = useRef(false);
  // leaving the page ends it after the address that is on its way
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  const check = async (file: File) => {
    if (file.size > BYTES_MAX) {
      setState({ step: 'choose', problem: `${file.name} is larger than 1 MB. Split it into several files.` });
      return;
    }
    setState({ step: 'checking', fileName: file.name });
    const table = await readCsv(await textOfFile(file));
    const problem = fileProblem(table);
    if (problem) {
      setState({ step: 'choose', problem });
      return;
    }
    try {
      setState({ step: 'checked', fileName: file.name, rows: await checkRows(table.rows, source, saved) });
    } catch (error) {
      setState({
        step: 'uncheckable',
        file,
        problem: messageOf(error, CHECK_CONNECTION),
      });
    }
  };

  const send = async (rows: readonly CheckedRow[], savedBefore: number) => {
    isStopped.current = false;
    const failed: FailedRow[] = [];
    for (const [at, row] of rows.entries()) {
      if (isStopped.current) {
        failed.push({ row, message: 'Not sent yet.' });
        continue;
      }
      setState({ step: 'sending', total: rows.length, done: at });
      try {
        await create(addressInput(row.words)).unwrap();
      } catch (error) {
        failed.push({ row, message: messageOf(error, 'The server did not say why.') });
      }
    }
    setState({ step: 'sent', saved: savedBefore + rows.length - failed.length, failed });
  };

  /** An answer may have been lost on its way: what is saved by now is not sent again. */
  const retry = async (failed: readonly FailedRow[], savedBefore: number) => {
    setState({ step: 'sending', total: failed.length, done: 0 });
    try {
      const now = await dispatch(getAddresses.initiate(undefined, { ...QUIETLY, forceRefetch: true })).unwrap();
      const isThere = ({ row: { words } }: FailedRow) =>
        now.some(({ label, address_line }) => label === words.label && address_line === words.address_line);
      const missing = failed.filter((one) => !isThere(one)).map(({ row }) => row);
      await send(missing, savedBefore + failed.length - missing.length);
    } catch (error) {
      const message = messageOf(error, CHECK_CONNECTION);
      setState({ step: 'sent', saved: savedBefore, failed: failed.map((one) => ({ ...one, message })) });
    }
  };

  return {
    state,
    check: (file: File) => void check(file),
    send: (rows: readonly CheckedRow[]) => void send(rowsToSend(rows), 0),
    retry: (failed: readonly FailedRow[], savedBefore: number) => void retry(failed, savedBefore),
    stop: () => {
      isStopped.current = true;
    },
    startOver: () => setState({ step: 'choose', problem: '' }),
  };
}
