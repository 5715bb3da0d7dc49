import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useDisconnectProviderMutation, useLoginWithProviderMutation } from '@/api/account';
import { FormAlert } from '@/components/form/FormAlert';
import { ProviderMark } from '@/components/social/ProviderButton';
import { SocialButton } from '@/components/social/SocialButton';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getWaitingMessage } from '@/lib/http/messageOf';
import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type SocialOutcome, type SocialProvider } from '@/lib/social/providers';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { selectLinkedProviders } from '@/store/user';

/**
 * Links a provider to the running session, or unlinks it. The record does not list linked providers: rows show what this
 * session learned, and offer both actions while nothing is known (docs/decisions/073).
 */
export function LinkedAccounts() {
  const dispatch = useAppDispatch();
  const linkedProviders = useAppSelector(selectLinkedProviders);
  const [link] = useLoginWithProviderMutation();
  const [disconnect] = useDisconnectProviderMutation();
  const [problem, setProblem] = useState('');
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();

  const run = (work: () => Promise<string>, failed: string) =>
    submitOnce(
      async () => {
        setProblem('');
        dispatch(showToast({ title: 'Success', text: await work(), type: 'success' }));
      },
      (error) => setProblem(getWaitingMessage(error, failed)),
    );

  const handleOutcome = (provider: SocialProvider, outcome: SocialOutcome) => {
    if ('problem' in outcome) {
      setProblem(outcome.problem);
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
      <p className="mt-1 text-small text-ink-600">Link an account to log in with it instead of your password.</p>
      <FormAlert className="mt-3">{problem}</FormAlert>
      <ul aria-label="Linked accounts" className="mt-3 divide-y divide-ink-150">
        {SOCIAL_PROVIDERS.map((provider) => (
          <LinkedAccount
            key={provider}
            provider={provider}
            isLinked={linkedProviders[provider]}
            isUnlinking={isWorking && leaving === provider}
            isDisabled={isRateLimited}
            onOutcome={(outcome) => handleOutcome(provider, outcome)}
            onUnlink={() => void handleUnlink(provider)}
          />
        ))}
      </ul>
      {SOCIAL_PROVIDERS.some((provider) => linkedProviders[provider] === undefined) && (
        <p className="mt-3 text-caption text-ink-600">
          “Not known” means that we can’t see yet whether the account is linked. You can link it, or unlink it to be
          sure.
        </p>
      )}
    </Card>
  );
}

type LinkedAccountProps = {
  provider: SocialProvider;
  /** Undefined while nothing is known. */
  isLinked: boolean | undefined;
  isUnlinking: boolean;
  isDisabled: boolean;
  onOutcome: (outcome: SocialOutcome) => void;
  onUnlink: () => void;
};

function LinkedAccount({ provider, isLinked, isUnlinking, isDisabled, onOutcome, onUnlink }: LinkedAccountProps) {
  const name = PROVIDER_NAMES[provider];
  return (
    <li className="flex min-h-[60px] items-center gap-3 py-2.5">
      <span className="w-[132px] shrink-0">
        {isLinked ? (
          <span className="flex items-center gap-2 px-3.5 font-560">
            <ProviderMark provider={provider} />
            {name}
          </span>
        ) : (
          <SocialButton provider={provider} act="Link" size="md" onOutcome={onOutcome} />
        )}
      </span>
      <LinkState isLinked={isLinked} />
      {isLinked !== false && (
        <Button
          variant="secondary"
          size="sm"
          className="ml-auto"
          aria-label={`Unlink ${name}`}
          isWorking={isUnlinking}
          disabled={isDisabled}
          onClick={onUnlink}
        >
          Unlink
        </Button>
      )}
    </li>
  );
}

function LinkState({ isLinked }: { isLinked: boolean | undefined }) {
  if (isLinked === undefined) return <Tag>Not known</Tag>;
  return isLinked ? (
    <Tag tone="ok" icon={<CircleCheck aria-hidden />}>
      Linked
    </Tag>
  ) : (
    <Tag>Not linked</Tag>
  );
}
