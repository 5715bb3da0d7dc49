import { useState } from 'react';
import { formatPeso } from '@/utils/money';
import {
  approveDocument,
  approveRequest,
  jumpAhead,
  refuseDocument,
  resetSandbox,
  setSpeed,
  type SandboxControls,
} from './controls';
import { CopyButton, Section, SmallButton } from './parts';
import { refreshPage } from './refreshPage';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Manila' });

type Act = (action: Promise<unknown>) => void;
type Props = { controls: SandboxControls; onPressed: () => void; onChanged: () => void };

export function SandboxPanel({ controls, onPressed, onChanged }: Props) {
  const { accounts, clock, outbox, requests, documents } = controls;
  const act: Act = (action) => {
    onPressed();
    void action
      .then(refreshPage)
      .finally(onChanged)
      .catch(() => undefined);
  };
  return (
    <>
      <AccountsSection accounts={accounts} />
      <ClockSection clock={clock} act={act} />
      <OutboxSection outbox={outbox} />
      {requests.length > 0 && <CreditRequestsSection requests={requests} act={act} />}
      {documents.length > 0 && <DocumentsSection documents={documents} act={act} />}
      <ResetSection />
    </>
  );
}

function AccountsSection({ accounts }: Pick<SandboxControls, 'accounts'>) {
  return (
    <Section title="Demo accounts">
      {accounts[0] && (
        <p className="mb-2 flex flex-wrap items-center gap-1.5 text-small">
          Password <CopyButton text={accounts[0].password} what="password" />
        </p>
      )}
      <ul className="grid gap-1.5">
        {accounts.map(({ username, about }) => (
          <li key={username} className="flex items-center justify-between gap-2 text-small">
            <span>{about}</span>
            <CopyButton text={username} what="username" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ClockSection({ clock, act }: Pick<SandboxControls, 'clock'> & { act: Act }) {
  return (
    <Section title="Clock">
      <p className="tabular mb-2 text-small">{TIME.format(new Date(clock.now))}, Manila</p>
      <div className="flex flex-wrap gap-1.5">
        {clock.speeds.map((speed) => (
          <SmallButton
            key={speed}
            label={`Speed ${speed} times`}
            isPressed={speed === clock.speed}
            onPress={() => act(setSpeed(speed))}
          >
            {speed}×
          </SmallButton>
        ))}
        <SmallButton onPress={() => act(jumpAhead(10))}>Jump 10 min</SmallButton>
        <SmallButton onPress={() => act(jumpAhead(60))}>Jump 1 hr</SmallButton>
      </div>
    </Section>
  );
}

function OutboxSection({ outbox }: Pick<SandboxControls, 'outbox'>) {
  return (
    <Section title="Sent by SMS and email">
      {outbox.length === 0 && <p className="text-small text-ink-600">No messages yet.</p>}
      <ul className="grid gap-2">
        {outbox.slice(0, 5).map((item) => (
          <li key={item.id} className="text-small">
            <span className="block text-ink-600">To {item.to}</span>
            {item.text} {item.code && <CopyButton text={item.code} what="code" />}
            {item.link && (
              <a className="text-brand-700 underline" href={item.link}>
                Open the link
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CreditRequestsSection({ requests, act }: Pick<SandboxControls, 'requests'> & { act: Act }) {
  return (
    <Section title="Credit requests">
      <ul className="grid gap-1.5">
        {requests.map(({ id, customer, amount, status }) => (
          <li key={id} className="flex items-center justify-between gap-2 text-small">
            <span>
              {customer}, {formatPeso(amount)}
            </span>
            {status === 'Pending' ? (
              <SmallButton label={`Approve ${customer}`} onPress={() => act(approveRequest(id))}>
                Approve
              </SmallButton>
            ) : (
              <span className="text-ok-700">{status}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DocumentsSection({ documents, act }: Pick<SandboxControls, 'documents'> & { act: Act }) {
  return (
    <Section title="Documents for review">
      <ul className="grid gap-1.5">
        {documents.map(({ id, name, customer }) => (
          <li key={id} className="flex items-center gap-1.5 text-small">
            <span className="min-w-0 grow wrap-anywhere">
              {customer}, {name}
            </span>
            <SmallButton label={`Approve ${name}`} onPress={() => act(approveDocument(id))}>
              Approve
            </SmallButton>
            <SmallButton label={`Refuse ${name}`} onPress={() => act(refuseDocument(id))}>
              Refuse
            </SmallButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ResetSection() {
  const [isAsking, setIsAsking] = useState(false);
  const handleReset = () => {
    void resetSandbox().then(() => window.location.reload());
  };
  return (
    <Section title="Start over">
      <div className="flex items-center gap-1.5 text-small">
        {isAsking && <span>All changes will be lost.</span>}
        {/* one button for both, so that it keeps the focus */}
        <SmallButton onPress={() => setIsAsking(!isAsking)}>{isAsking ? 'Cancel' : 'Reset the sandbox'}</SmallButton>
        {isAsking && <SmallButton onPress={handleReset}>Yes, reset</SmallButton>}
      </div>
    </Section>
  );
}
