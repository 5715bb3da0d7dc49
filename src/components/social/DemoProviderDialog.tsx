import { valibotResolver } from '@hookform/resolvers/valibot';
import { FlaskConical } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { PROVIDER_NAMES, type SocialProvider } from '@/lib/social/providers';
import { TextField } from '../form/TextField';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

type DemoProviderDialogProps = { provider: SocialProvider; onToken: (token: string) => void; onClose: () => void };

/** Name of each provider in the sandbox's tokens. */
const TOKEN_NAMES: Record<SocialProvider, string> = {
  facebook: 'facebook',
  'google-oauth2': 'google',
  'apple-id': 'apple',
};

/** The typed name; its output is the account part of the token. */
const schema = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => name.trim().replace(/\s+/g, '-').toLowerCase()),
    v.regex(/^[\w.-]{2,30}$/, 'Use 2 to 30 letters, numbers, spaces, periods, hyphens or underscores.'),
  ),
});

/** Replaces a provider's window in the sandbox, and says so. */
export function DemoProviderDialog({ provider, onToken, onClose }: DemoProviderDialogProps) {
  const label = PROVIDER_NAMES[provider];
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: '' },
  });
  const logIn = ({ name }: v.InferOutput<typeof schema>) => onToken(`demo-${TOKEN_NAMES[provider]}-${name}`);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Demo ${label}`}
      icon={<FlaskConical strokeWidth={1.75} />}
      iconTone="warn"
      text={`This is a sandbox demo, not ${label}. No real account is used.`}
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
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(logIn)(event)}>
        <TextField
          label={`Name of the demo ${label} account`}
          hint="Enter any name. The same name always opens the same account."
          error={formState.errors.name?.message}
          autoComplete="off"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the user opened the dialog to type
          autoFocus
          {...register('name')}
        />
      </form>
    </Dialog>
  );
}
