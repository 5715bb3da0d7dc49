import { Unlink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Dialog } from '@/components/ui/Dialog';
import { PATHS } from '@/config/paths';

type UnlinkDialogProps = {
  /** Display name of the provider. */
  name: string;
  /** Undefined while unknown. */
  hasPassword: boolean | undefined;
  onClose: () => void;
  onUnlink: () => void;
};

/** Warns before the last linked provider is unlinked: without a password, the customer could not log in again. */
export function UnlinkDialog({ name, hasPassword, onClose, onUnlink }: UnlinkDialogProps) {
  const keep = (
    <Button variant="secondary" onClick={onClose}>
      Keep linked
    </Button>
  );
  if (hasPassword === false) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title="Set a password first"
        text={`Your account has no password. ${name} is your only way to log in.`}
        icon={<Unlink strokeWidth={1.75} />}
        iconTone="warn"
        footer={
          <>
            {keep}
            <ButtonLink to={PATHS.forgot}>Set a password</ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={`Unlink ${name}?`}
      text={
        <>
          It's your only linked account. You'll need your password to log in again.{' '}
          <Link to={PATHS.forgot} className="rounded-xs font-semibold text-brand-700 hover:underline">
            I don't have one
          </Link>
        </>
      }
      icon={<Unlink strokeWidth={1.75} />}
      iconTone="warn"
      footer={
        <>
          {keep}
          <Button variant="danger" onClick={onUnlink}>
            Unlink
          </Button>
        </>
      }
    />
  );
}
