import { useState } from 'react';
import { approveRequest, jumpAhead, resetSandbox, setSpeed, type Controls } from './controls';
import { CopyButton, Section, SmallButton } from './parts';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Manila' });
const PESOS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'PHP' });

type Props = { controls: Controls; onChanged: () => void };

export function SandboxPanel({ controls, onChanged }: Props) {
  const { accounts, clock, outbox, requests } = controls;
  const act = (action: Promise<unknown>) => void action.finally(onChanged).catch(() => undefined);
  return (
    <>
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
          <SmallButton onPress={() => act(jumpAhead(60))}>Jump 1 h</SmallButton>
        </div>
      </Section>

      <Section title="Sent by SMS and e-mail">
        {outbox.length === 0 && <p className="text-small text-ink-600">Nothing was sent yet.</p>}
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

      {requests.length > 0 && (
        <Section title="Credit requests">
          <ul className="grid gap-1.5">
            {requests.map(({ id, customer, amount, status }) => (
              <li key={id} className="flex items-center justify-between gap-2 text-small">
                <span>
                  {customer}, {PESOS.format(amount)}
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
      )}

      <ResetSection />
    </>
  );
}

function ResetSection() {
  const [isAsking, setIsAsking] = useState(false);
  const handleReset = () => {
    void resetSandbox().then(() => window.location.reload());
  };
  return (
    <Section title="Begin anew">
      <div className="flex items-center gap-1.5 text-small">
        {isAsking ? (
          <>
            <span>Every change is lost.</span>
            <SmallButton onPress={handleReset}>Yes, reset</SmallButton>
            <SmallButton onPress={() => setIsAsking(false)}>Cancel</SmallButton>
          </>
        ) : (
          <SmallButton onPress={() => setIsAsking(true)}>Reset the sandbox</SmallButton>
        )}
      </div>
    </Section>
  );
}
