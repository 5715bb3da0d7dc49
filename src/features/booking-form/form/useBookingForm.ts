import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { BookingMode } from '@/config/modes';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type { DraftProblem } from '@/domain/draft/draftRules';
import { getOwnContact, prepareDraft } from '@/domain/draft/prepareDraft';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer } from '@/store/user';
import { isSameContent } from '@/utils/isSameContent';
import type { ChangedBooking } from '../change/change';
import { createPhotoBox } from '../photos/photoBox';
import { useLocateOpenedStops } from '../route/locateStop';
import { useUnsentCode } from '../voucher/useUnsentCode';
import type { BookingContextValue, BookingFormMethods } from './bookingContext';
import { STOP_SEARCH_ID, createFieldRegistry, type FieldRegistry } from './fieldRegistry';
import { getShownProblems, type CheckedRows } from './shownProblems';

/** Fields of a stop that are outside of its editor. */
const OUTSIDE_EDITOR = /\.(?:items|cod_amount)$/;

/** Problems at the form's fields; an edit removes the problems that it solves. */
function useProblems(form: BookingFormMethods) {
  const [problems, setProblems] = useState<DraftProblem[]>([]);
  /** Rows as they were when the problems were found. */
  const checked = useRef<CheckedRows>({ stops: [], items: [] });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (!name) return;
          setProblems((shown) => getShownProblems(shown, { name, draft: values, checked: checked.current }));
        },
      }),
    [form],
  );
  const showProblems = (found: DraftProblem[]) => {
    const { stops, items } = form.getValues();
    // a copy: the form keeps writing into its own values
    checked.current = structuredClone({ stops, items });
    setProblems(found);
  };
  return { problems, showProblems };
}

/** Services that each mode's vehicle offers; until they are known, every wanted service is sent. */
function useServiceOffer(form: BookingFormMethods, mode: BookingMode) {
  const [offered, setOffered] = useState<Partial<Record<BookingMode, readonly string[]>>>({});
  const setOfferedServices = (codes: readonly string[]) =>
    setOffered((current) => (isSameContent(current[mode], codes) ? current : { ...current, [mode]: codes }));
  const getDraftToSend = (): DeliveryDraft => {
    const values = form.getValues();
    return { ...values, mode, services: values.services.filter((code) => offered[mode]?.includes(code) ?? true) };
  };
  return { setOfferedServices, getDraftToSend };
}

/** Returns the stop that a form opens with: the pickup, or the drop-off after a filled-in pickup; '' for the list. */
function findStopToOpen({ stops, prefilled_pickup }: DeliveryDraft): string {
  const [pickup, dropoff] = stops;
  if (pickup?.address_line === '') return pickup.key;
  return prefilled_pickup !== undefined && dropoff?.address_line === '' ? dropoff.key : '';
}

/** The stop and the item whose fields are open, and the way to a field. */
function useOpenFields(form: BookingFormMethods, fields: FieldRegistry, draft: DeliveryDraft) {
  const [openStop, setOpenStop] = useState(() => findStopToOpen(draft));
  const [unfoldedStop, setUnfoldedStop] = useState('');
  const [chosenItem, setChosenItem] = useState(() => draft.items[0]?.key ?? '');

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
      if (stop) {
        setOpenStop(stop.key);
        setUnfoldedStop(stop.key);
      } else if (path.endsWith('.items')) setOpenStop('');
      if (item) setChosenItem(item.key);
    });
    // a problem without a field gets the focus at its stop, item or list
    const near = [path, path.split('.').slice(0, 2).join('.'), list ?? ''];
    near.some((candidate) => fields.focus(candidate));
  };

  return { openStop, unfoldedStop, editStop, closeStop, chosenItem, setChosenItem, focusField };
}

/** Values of the booking form, the problems at its fields, and the stop and item that are open. */
export function useBookingForm(
  draft: DeliveryDraft,
  mode: BookingMode,
  account: string,
  change: ChangedBooking | null,
): BookingContextValue {
  const customer = useAppSelector(selectCustomer);
  const [opened] = useState(() => prepareDraft(draft, getOwnContact(customer)));
  const form = useForm<DeliveryDraft>({ defaultValues: { ...opened, mode } });
  const [fields] = useState(createFieldRegistry);
  const [photos] = useState(() => createPhotoBox(account));
  const unsentCode = useUnsentCode(change);
  const { problems, showProblems } = useProblems(form);
  const { setOfferedServices, getDraftToSend } = useServiceOffer(form, mode);
  const open = useOpenFields(form, fields, draft);
  useLocateOpenedStops(form);

  // one screen for both modes: the values stay, only their mode changes
  useEffect(() => {
    if (form.getValues('mode') !== mode) form.setValue('mode', mode);
  }, [form, mode]);

  useEffect(() => {
    void photos.load(form.getValues('items').map((item) => item.key));
  }, [form, photos]);

  return {
    form,
    mode,
    account,
    getDraftToSend,
    setOfferedServices,
    fields,
    photos,
    unsentCode,
    problems,
    showProblems,
    errorOf: (path) => problems.find((problem) => problem.path === path)?.message,
    ...open,
  };
}
