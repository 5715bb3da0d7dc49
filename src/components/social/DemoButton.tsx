import { useState } from 'react';
import { getSocialErrorMessage } from '@/lib/social/errorMessage';
import type { SocialOutcome } from '@/lib/social/providers';
import { lazyDialog } from '../ui/lazyDialog';
import { ProviderButton } from './ProviderButton';
import type { SocialButtonProps } from './SocialButton';

/** Left out of a build with a configured API. */
const DemoProviderDialog = import.meta.env.VITE_API_BASE_URL
  ? null
  : lazyDialog(() => import('./DemoProviderDialog'), 'DemoProviderDialog');

/** Sign-in button of the sandbox; opens a demo dialog instead of the provider's window. */
export function DemoButton({ onOutcome, ...button }: SocialButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (outcome: SocialOutcome) => {
    setIsOpen(false);
    onOutcome(outcome);
  };
  return (
    <>
      <ProviderButton {...button} onPress={() => setIsOpen(true)} />
      {isOpen && DemoProviderDialog && (
        <DemoProviderDialog
          provider={button.provider}
          onToken={(token) => close({ token })}
          onClose={() => close({ problem: getSocialErrorMessage(button.provider, 'closed') })}
        />
      )}
    </>
  );
}
