import { FlaskConical } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { PROVIDER_NAMES, type SocialProvider } from '@/lib/social/providers';
import { TextField } from '../form/TextField';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

type DemoProviderDialogProps = { provider: SocialProvider; onToken: (token: string) => void; onClose: () => void };

/** The word of a provider in the sandbox's tokens. */
const TOKEN_WORDS: Record<SocialProvider, string> = {
  facebook: 'facebook',
  'google-oauth2': 'google',
  'apple-id': 'apple',
};

const NAME = /^[\w.-]{2,30}$/;

/** Stands in for a provider's window in the sandbox, and says so. */
export function DemoProviderDialog({ provider, onToken, onClose }: DemoProviderDialogProps) {
  const label = PROVIDER_NAMES[provider];
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');

  const handleSubmit = () => {
    const account = name.trim().replace(/\s+/g, '-').toLowerCase();
    if (NAME.test(account)) onToken(`demo-${TOKEN_WORDS[provider]}-${account}`);
    else {
      setProblem('Use 2 to 30 letters, digits, spaces, periods, hyphens or underscores.');
      field.current?.focus();
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Demo ${label}`}
      icon={<FlaskConical strokeWidth={1.75} />}
      iconTone="warn"
      text={`A stand-in of the sandbox, not ${label}. No real account is used.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Continue
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <TextField
          ref={field}
          label={`Name of the demo ${label} account`}
          hint="Any name. The same name is the same account."
          value={name}
          error={problem}
          autoComplete="off"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the window was opened to be typed into
          autoFocus
          onChange={(event) => {
            setName(event.target.value);
            setProblem('');
          }}
        />
      </form>
    </Dialog>
  );
}
