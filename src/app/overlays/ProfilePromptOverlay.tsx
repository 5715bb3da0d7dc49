import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { ProfilePrompt } from '@/features/sign-up/ProfilePrompt';
import { useWhenNoDialogIsOpen } from '@/hooks/useWhenNoDialogIsOpen';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsProfilePromptDue } from '@/store/signUp';
import { profilePromptSeen, selectCustomer } from '@/store/user';
import { selectOpenDrawer } from '@/store/utils';

/** Profile prompt, only on the dashboard (docs/decisions/0012). */
export function ProfilePromptOverlay() {
  const { pathname } = useLocation();
  return pathname === PATHS.dashboard ? <DuePrompt /> : null;
}

function DuePrompt() {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(selectCustomer);
  const isDue = useAppSelector(selectIsProfilePromptDue);
  const isDrawerOpen = useAppSelector(selectOpenDrawer) !== null;
  const [isShown, setIsShown] = useState(false);

  useWhenNoDialogIsOpen(isDue && !isDrawerOpen, () => {
    if (!customer) return;
    setIsShown(true);
    dispatch(profilePromptSeen(customer.id));
  });

  // a drawer that was opened while the code of the prompt loads comes first
  return isShown && !isDrawerOpen ? <ProfilePrompt onClose={() => setIsShown(false)} /> : null;
}
