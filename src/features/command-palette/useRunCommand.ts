import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Address, Booking } from '@/api/wire';
import { useWithBookingNext } from '@/components/ui/useBookingNext';
import type { BookingMode } from '@/config/modes';
import { getBookPath } from '@/config/paths';
import { createEmptyDraft, type DeliveryDraft } from '@/domain/draft/draft';
import { fromAddress } from '@/domain/draft/stopFrom';
import { hasTypedInput } from '@/domain/draft/typedDraft';
import { useOpenDraft } from '@/hooks/useOpenDraft';
import { selectDraft } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { logout } from '@/store/logout';
import { selectAccountKey } from '@/store/user';
import { drawerShown, drawersHidden } from '@/store/utils';
import type { Command } from './command';

/** Step after the first choice. */
export type CommandStep =
  | { kind: 'search' }
  | { kind: 'dropoff'; mode: BookingMode; pickup: Address }
  | { kind: 'book-again'; booking: Booking }
  | { kind: 'replace-draft'; draft: DeliveryDraft };

function createDraft(mode: BookingMode, pickup: Address, dropoff: Address | null): DeliveryDraft {
  const draft = createEmptyDraft(mode);
  const addresses = [pickup, dropoff];
  const stops = draft.stops.map((stop, index) => ({ ...stop, ...(addresses[index] && fromAddress(addresses[index])) }));
  return { ...draft, stops };
}

/** Runs the chosen commands. Returns the step that the palette is at. */
export function useRunCommand() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const withBookingNext = useWithBookingNext();
  const openDraft = useOpenDraft();
  const account = useAppSelector(selectAccountKey);
  const typed = useAppSelector(selectDraft(account));
  const [step, setStep] = useState<CommandStep>({ kind: 'search' });
  const close = () => dispatch(drawersHidden());

  const openNewDraft = (draft: DeliveryDraft) => {
    close();
    openDraft(draft);
  };

  const run = ({ action }: Command) => {
    if (action.kind === 'choose-dropoff') return setStep({ kind: 'dropoff', mode: action.mode, pickup: action.pickup });
    if (action.kind === 'book-again') return setStep(action);
    if (action.kind === 'book') {
      const draft = createDraft(action.mode, action.pickup, action.dropoff);
      return hasTypedInput(typed) ? setStep({ kind: 'replace-draft', draft }) : openNewDraft(draft);
    }
    // opening a drawer closes the palette, and so does closing all of them
    if (action.kind === 'drawer') return void dispatch(drawerShown(action.name));
    close();
    if (action.kind === 'go') void navigate(withBookingNext(action.to));
    else void dispatch(logout());
  };

  /** Opens the draft that the new one would have replaced. */
  const keepDraft = () => {
    close();
    if (typed) void navigate(getBookPath(typed.mode));
  };

  return { step, typed, run, close, openNewDraft, keepDraft };
}
