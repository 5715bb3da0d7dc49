import { useState } from 'react';
import { useDisconnectProviderMutation, useLoginWithProviderMutation } from '../../api/account';
import { FormAlert } from '../../components/form/FormAlert';
import { SocialButton } from '../../components/social/SocialButton';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { waitingWords } from '../../lib/http/messageOf';
import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type SocialOutcome, type SocialProvider } from '../../lib/social/providers';
import { useOnce } from '../../lib/useOnce';
import { useAppDispatch } from '../../store/hooks';
import { showToast } from '../../store/toasts';

/**
 * Links a provider to the running session and takes it off again. The record does not say what is linked, so that both
 * are offered and the server's answer is shown.
 */
export function LinkedAccounts() {
  const dispatch = useAppDispatch();
  const [link] = useLoginWithProviderMutation();
  const [disconnect] = useDisconnectProviderMutation();
  const [problem, setProblem] = useState('');
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  const { isWorking, isHeld, once } = useOnce();

  const run = (work: () => Promise<string>, failed: string) =>
    once(
      async () => {
        setProblem('');
        dispatch(showToast({ title: 'Success', text: await work(), type: 'success' }));
      },
      (error) => setProblem(waitingWords(error, failed)),
    );

  const handleOutcome = (provider: SocialProvider, outcome: SocialOutcome) => {
    if ('words' in outcome) {
      setProblem(outcome.words);
      return;
    }
    const name = PROVIDER_NAMES[provider];
    // the session that is running goes on: the one in the answer is not needed
    void run(async () => {
      await link({ provider, access_token: outcome.token, link: true }).unwrap();
      return `Your ${name} account is linked. You can log in with it.`;
    }, `Your ${name} account was not linked. Try again.`);
  };

  const handleUnlink = async (provider: SocialProvider) => {
    const name = PROVIDER_NAMES[provider];
    setLeaving(provider);
    await run(async () => {
      await disconnect(provider).unwrap();
      return `Your ${name} account is no longer linked.`;
    }, `Your ${name} account was not unlinked. Try again.`);
    setLeaving(null);
  };

  return (
    <Card as="section" aria-labelledby="linked-heading">
      <h2 id="linked-heading" className="text-h3 font-620">
        Linked accounts
      </h2>
      <p className="mt-1 text-small text-ink-600">Link one to log in with it too, instead of the password.</p>
      <FormAlert className="mt-3">{problem}</FormAlert>
      <ul aria-label="Linked accounts" className="mt-3 grid max-w-[420px] gap-2.5">
        {SOCIAL_PROVIDERS.map((provider) => (
          <li key={provider} className="flex items-center justify-between gap-3">
            <SocialButton
              provider={provider}
              act="Link"
              size="md"
              onOutcome={(outcome) => handleOutcome(provider, outcome)}
            />
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Unlink ${PROVIDER_NAMES[provider]}`}
              isWorking={isWorking && leaving === provider}
              disabled={isHeld}
              onClick={() => void handleUnlink(provider)}
            >
              Unlink
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
