import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { bookingsApi } from '@/api/bookings';
import type { BookingMode } from '@/config/paths';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type { DraftProblem } from '@/domain/draft/draftRules';
import { openedDraft, ownContact } from '@/domain/draft/openedDraft';
import { createQuoter } from '@/hooks/quoter';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
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
  const dispatch = useAppDispatch();
  const customer = useAppSelector(selectCustomer);
  const [opened] = useState(() => openedDraft(draft, ownContact(customer)));
  const form = useForm<DeliveryDraft>({ defaultValues: { ...opened, mode } });
  const [fields] = useState(createFieldRegistry);
  const [quoter] = useState(() =>
    createQuoter((request) => {
      const asked = dispatch(bookingsApi.endpoints.quoteDelivery.initiate(request));
      return { unwrap: () => asked.unwrap().finally(() => asked.reset()), abort: () => asked.abort() };
    }),
  );
  const [photos] = useState(() => createPhotoBox(account));
  const [problems, setProblems] = useState<DraftProblem[]>([]);
  /** The rows that were there when the problems were found. */
  const judged = useRef<ReadonlySet<string>>(new Set());
  /** Of the mode's vehicle. While it is not known, what is wished is sent, and the server says what it thinks of it. */
  const offered = useRef<Partial<Record<BookingMode, readonly string[]>>>({});
  const withOffered = useCallback(
    (values: DeliveryDraft): DeliveryDraft => ({
      ...values,
      services: values.services.filter((code) => offered.current[values.mode]?.includes(code) ?? true),
    }),
    [],
  );
  const [openStop, setOpenStop] = useState(() => (draft.stops[0]?.address_line === '' ? draft.stops[0].key : ''));
  const [chosenItem, setChosenItem] = useState(() => draft.items[0]?.key ?? '');

  // One screen for both modes: what is typed stays, the mode of it changes.
  useEffect(() => {
    if (form.getValues('mode') !== mode) form.setValue('mode', mode);
  }, [form, mode]);

  useEffect(() => {
    void photos.load(form.getValues('items').map((item) => item.key));
  }, [form, photos]);

  useEffect(() => {
    const first = setTimeout(() => quoter.update(withOffered(form.getValues()), 0));
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        if (type === 'change') quoter.updateTyped(withOffered(values));
        else quoter.update(withOffered(values));
        if (name) setProblems((shown) => getShownProblems(shown, name, values, judged.current));
      },
    });
    return () => {
      clearTimeout(first);
      unsubscribe();
      quoter.stop();
    };
  }, [form, quoter, withOffered]);

  const offer = (codes: readonly string[]) => {
    offered.current[mode] = codes;
    quoter.update(withOffered(form.getValues()));
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
    quoter,
    toSend: () => withOffered({ ...form.getValues(), mode }),
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
