import { ShieldAlert, Star, Trash2 } from 'lucide-react';
import type { PaymentMethod } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Menu } from '@/components/ui/Menu';
import { Tag } from '@/components/ui/Tag';
import { getExpiryState, getMethodName } from '@/domain/money/paymentMethods';

export type MethodAction = 'verify' | 'default' | 'remove';

type MethodActionsProps = {
  method: PaymentMethod;
  now: number;
  onAction: (action: MethodAction, method: PaymentMethod) => void;
};

/** Status tags and actions of a method. */
export function MethodActions({ method, now, onAction }: MethodActionsProps) {
  const expiry = getExpiryState(method, now);
  const name = getMethodName(method);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {method.is_default && <Tag tone="brand">Default</Tag>}
      {expiry === 'expired' && <Tag tone="err">Expired</Tag>}
      {expiry === 'soon' && <Tag tone="warn">Expires soon</Tag>}
      {!method.is_verified && (
        <Button
          variant="quiet"
          size="sm"
          icon={<ShieldAlert size={16} strokeWidth={1.75} aria-hidden />}
          aria-label={`Verify ${name}`}
          onClick={() => onAction('verify', method)}
        >
          Verify
        </Button>
      )}
      {method.is_verified && !method.is_default && expiry === 'good' && method.kind !== 'wallet' && (
        <Tag tone="ok">Verified</Tag>
      )}
      <span className="grow" />
      <Menu
        label={`More about ${name}`}
        items={[
          {
            id: 'default',
            label: 'Make default',
            icon: <Star aria-hidden />,
            isDisabled: method.is_default || !method.is_verified || expiry === 'expired',
          },
          { id: 'remove', label: 'Remove', icon: <Trash2 aria-hidden />, isDanger: true },
        ]}
        onAction={(id) => onAction(id, method)}
      />
    </div>
  );
}
