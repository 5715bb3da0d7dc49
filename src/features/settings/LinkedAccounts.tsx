import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDisconnectProviderMutation, useLoginWithProviderMutation } from '@/api/account';
import { FormAlert } from '@/components/form/FormAlert';
import { ProviderMark } from '@/components/social/ProviderButton';
import { SocialButton } from '@/components/social/SocialButton';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import { lazyDialog } from '@/components/ui/lazyDialog';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type SocialOutcome, type SocialProvider } from '@/lib/social/providers';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { selectLinkedProviders } from '@/store/user';
import { isLastLogin } from './isLastLogin';

const UnlinkDialog = lazyDialog(() => import('./UnlinkDialog'), 'UnlinkDialog');

/** Links a provider to the running session, or unlinks it. */
function useLinkedAccounts() {
  const dispatch = useAppDispatch();
  const [link] = useLoginWithProviderMutation();
  const [disconnect] = useDisconnectProviderMutation();
  const [problem, setProblem] = useState('');
  const [unlinking, setUnlinking] = useState<SocialProvider | null>(null);
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce('Your linked accounts did not change.');

  /** Resolves with true if the change succeeded. */
  const run = async (work: () => Promise<string>, fallback: string) => {
    let isDone = false;
    await submitOnce(
      async () => {
        setProblem('');
        dispatch(showToast({ title: 'Success', text: await work(), type: 'success' }));
        isDone = true;
      },
      (error) => setProblem(getErrorMessage(error, fallback)),
    );
    return isDone;
  };

  const linkWith = async (provider: SocialProvider, outcome: SocialOutcome) => {
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return false;
    }
    const name = PROVIDER_NAMES[provider];
    // the current session continues; the response's session is not needed
    return run(async () => {
      await link({ provider, access_token: outcome.token, link: true }).unwrap();
      return `${name} account linked. You can now log in with it.`;
    }, `We couldn't link your ${name} account. Try again.`);
  };

  const unlink = async (provider: SocialProvider) => {
    const name = PROVIDER_NAMES[provider];
    setUnlinking(provider);
    const isDone = await run(async () => {
      await disconnect(provider).unwrap();
      return `${name} account unlinked.`;
    }, `We couldn't unlink your ${name} account. Try again.`);
    setUnlinking(null);
    return isDone;
  };

  return { problem, unlinking: isWorking ? unlinking : null, isRateLimited, linkWith, unlink };
}

/** Sign-in providers of the account: the server's list, or what this session has learned (docs/decisions/0132). */
export function LinkedAccounts({ hasPassword }: { hasPassword: boolean | undefined }) {
  const linkedProviders = useAppSelector(selectLinkedProviders);
  const { problem, unlinking, isRateLimited, linkWith, unlink } = useLinkedAccounts();
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
            isUnlinking={unlinking === provider}
            isPaused={isRateLimited}
            onOutcome={(outcome) => linkWith(provider, outcome)}
            onUnlink={() => unlink(provider)}
            isLastLogin={isLastLogin(provider, linkedProviders, hasPassword)}
            hasPassword={hasPassword}
          />
        ))}
      </ul>
      {SOCIAL_PROVIDERS.some((provider) => linkedProviders[provider] === undefined) && (
        <p className="mt-3 text-caption text-ink-600">
          “Unknown” means we can't tell yet whether the account is linked. Link it, or unlink it to be sure.
        </p>
      )}
    </Card>
  );
}

type LinkedAccountProps = {
  provider: SocialProvider;
  /** Undefined while unknown. */
  isLinked: boolean | undefined;
  isUnlinking: boolean;
  isPaused: boolean;
  /** Unlinking it may leave no way to log in: a dialog warns first. */
  isLastLogin: boolean;
  hasPassword: boolean | undefined;
  /** Links the account; resolves with false if that failed. */
  onOutcome: (outcome: SocialOutcome) => Promise<boolean>;
  /** Unlinks the account; resolves with false if that failed. */
  onUnlink: () => Promise<boolean>;
};

function LinkedAccount({ provider, isLinked, isUnlinking, isPaused, ...props }: LinkedAccountProps) {
  const [isWarned, setIsWarned] = useState(false);
  const name = PROVIDER_NAMES[provider];
  const row = useRef<HTMLLIElement>(null);
  const isChanging = useRef(false);
  // linking and unlinking remove the button that has the focus
  useEffect(() => {
    // the profile may load during the call: it changes the row too, but the button stays
    if (!isChanging.current || document.activeElement !== document.body) return;
    row.current?.focus();
    isChanging.current = false;
  }, [isLinked]);
  const change = async (run: () => Promise<boolean>) => {
    isChanging.current = true;
    if (!(await run())) isChanging.current = false;
  };
  const unlink = () => {
    setIsWarned(false);
    void change(props.onUnlink);
  };
  return (
    <li ref={row} tabIndex={-1} className="flex min-h-[60px] items-center gap-3 py-2.5">
      <span className="w-[132px] shrink-0 *:w-full *:justify-start">
        {isLinked ? (
          <span className="flex items-center gap-2 px-4 font-560">
            <ProviderMark provider={provider} />
            {name}
          </span>
        ) : (
          <SocialButton
            provider={provider}
            act="Link"
            size="md"
            onOutcome={(outcome) => void change(() => props.onOutcome(outcome))}
          />
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
          isPaused={isPaused}
          onClick={() => (props.isLastLogin ? setIsWarned(true) : unlink())}
        >
          Unlink
        </Button>
      )}
      {isWarned && (
        <UnlinkDialog
          name={name}
          hasPassword={props.hasPassword}
          onClose={() => setIsWarned(false)}
          onUnlink={unlink}
        />
      )}
    </li>
  );
}

function LinkState({ isLinked }: { isLinked: boolean | undefined }) {
  if (isLinked === undefined) return <Tag>Unknown</Tag>;
  return isLinked ? (
    <Tag tone="ok" icon={<CircleCheck aria-hidden />}>
      Linked
    </Tag>
  ) : (
    <Tag>Not linked</Tag>
  );
}
