import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { BookingMode } from '@/config/paths';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type { DraftProblem } from '@/domain/draft/draftRules';
import { openedDraft, ownContact } from '@/domain/draft/openedDraft';
import { isSameContent } from '@/hooks/useQuote';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer } from '@/store/user';
import { createPhotoBox } from '../photos/photoBox';
import type { BookingContextValue } from './bookingContext';
import { createFieldRegistry } from './fieldRegistry';
import { STOP_SEARCH_ID } from './ids';
import { getRowKeys, getShownProblems } from './shownProblems';

/** Fields of a stop that its editor does not hold. */
const OUTSIDE_EDITOR = /\.(?:items|cod_amount)$/;

/** The form's values, the price that follows them and the problems at its fields. */
export function useBookingForm(draft: DeliveryDraft, mode: BookingMode, account: string): BookingContextValue {
  const customer = useAppSelector(selectCustomer);
  const [opened] = useState(() => openedDraft(draft, ownContact(customer)));
  const form = useForm<DeliveryDraft>({ defaultValues: { ...opened, mode } });
  const [fields] = useState(createFieldRegistry);
  const [photos] = useState(() => createPhotoBox(account));
  const [problems, setProblems] = useState<DraftProblem[]>([]);
  /** The rows that were there when the problems were found. */
  const judged = useRef<ReadonlySet<string>>(new Set());
  /** Services that each mode's vehicle offers; until they are known, every wanted service is sent. */
  const [offered, setOffered] = useState<Partial<Record<BookingMode, readonly string[]>>>({});
  const [openStop, setOpenStop] = useState(() => (draft.stops[0]?.address_line === '' ? draft.stops[0].key : ''));
  const [chosenItem, setChosenItem] = useState(() => draft.items[0]?.key ?? '');

  // One screen for both modes: what is typed stays, the mode of it changes.
  useEffect(() => {
    if (form.getValues('mode') !== mode) form.setValue('mode', mode);
  }, [form, mode]);

  useEffect(() => {
    void photos.load(form.getValues('items').map((item) => item.key));
  }, [form, photos]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name) setProblems((shown) => getShownProblems(shown, name, values, judged.current));
        },
      }),
    [form],
  );

  const offer = (codes: readonly string[]) =>
    setOffered((current) => (isSameContent(current[mode], codes) ? current : { ...current, [mode]: codes }));

  const toSend = (): DeliveryDraft => {
    const values = form.getValues();
    return { ...values, mode, services: values.services.filter((code) => offered[mode]?.includes(code) ?? true) };
  };

  const showProblems = (found: DraftProblem[]) => {
    judged.current = getRowKeys(form.getValues());
    setProblems(found);
  };

  const editStop = (key: string) => {
    flushSync(() => setOpenStop(key));
    document.getElementById(STOP_SEARCH_ID)?.focus();
  };

  const closeStop = () => {
    flushSync(() => setOpenStop(''));
    document.getElementById(`stop-${openStop}`)?.querySelector('button')?.focus();
  };

  const focusField = (path: string) => {
    const { stops, items } = form.getValues();
    const [list, index] = path.split('.');
    const stop = list === 'stops' && !OUTSIDE_EDITOR.test(path) ? stops[Number(index)] : undefined;
    const item = list === 'items' ? items[Number(index)] : undefined;
    flushSync(() => {
      if (stop) setOpenStop(stop.key);
      else if (path.endsWith('.items')) setOpenStop('');
      if (item) setChosenItem(item.key);
    });
    // A part of a stop or of goods without a field of its own is found at what holds it.
    const near = [path, path.split('.').slice(0, 2).join('.'), list ?? ''];
    near.some((place) => fields.focus(place));
  };

  return {
    form,
    mode,
    account,
    toSend,
    offer,
    fields,
    photos,
    problems,
    showProblems,
    errorOf: (path) => problems.find((problem) => problem.path === path)?.message,
    openStop,
    editStop,
    closeStop,
    chosenItem,
    setChosenItem,
    focusField,
  };
}
