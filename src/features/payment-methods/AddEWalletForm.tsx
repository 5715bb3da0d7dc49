import { useState, type SyntheticEvent } from 'react';
import type { PaymentMethod } from '@/api/wire';
import { MobileField } from '@/components/form/MobileField';
import { TextField } from '@/components/form/TextField';
import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import { Button } from '@/components/ui/Button';
import { useRefusedFocus } from '@/hooks/useRefusedFocus';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectProfile } from '@/store/user';
import { focusFirstProblem } from '@/utils/focusFirstProblem';
import { isMobile, isName } from '@/utils/patterns';
import { fullName } from '@/utils/text';
import { useAddMethod } from './useAddMethod';

export type EWallet = 'gcash' | 'maya';
/** The fields of the call that stand at a field of the form. */
const SHOWN = ['mobile', 'holder_name'];
export const E_WALLET_NAMES = { gcash: 'GCash', maya: 'Maya' } as const;

type AddEWalletFormProps = {
  kind: EWallet;
  known: readonly PaymentMethod[];
  onAdded: (method: PaymentMethod) => void;
  onClose: () => void;
};

/** The account of an e-wallet is its mobile number; every payment is confirmed on the wallet's own page. */
export function AddEWalletForm({ kind, known, onAdded, onClose }: AddEWalletFormProps) {
  const profile = useAppSelector(selectProfile);
  const [mobile, setMobile] = useState(useAppSelector(selectCustomer)?.user.mobile ?? '');
  const [holder, setHolder] = useState(profile ? fullName(profile) : '');
  const [hasTried, setHasTried] = useState(false);
  const { state, start, lookUp } = useAddMethod(known, onAdded);

  const form = useRefusedFocus(state);

  const refused = state.kind === 'failed' ? state.error.errors : undefined;
  const isGood = isMobile(mobile) && isName(holder.trim());
  const name = E_WALLET_NAMES[kind];

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasTried(true);
    if (!isGood) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    void start(() => Promise.resolve({ kind, mobile, holder_name: holder.trim(), is_default: known.length === 0 }));
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
      <MobileField
        label={`${name} mobile number`}
        name="mobile"
        value={mobile}
        error={hasTried && !isMobile(mobile) ? 'Enter ten digits, beginning with 9.' : refused?.mobile?.[0]}
        onChange={({ target }) => setMobile(target.value)}
      />
      <TextField
        label="Account name"
        name="name"
        autoComplete="name"
        value={holder}
        error={hasTried && !isName(holder.trim()) ? 'Enter the name of the account.' : refused?.holder_name?.[0]}
        onChange={({ target }) => setHolder(target.value)}
      />
      <p className="text-caption text-ink-600">When you pay, {name} opens its own page and asks you to confirm.</p>
      <MoneyNotice state={state} what={name} fields={SHOWN} />
      <div className="flex gap-2.5 *:flex-1">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SendButton state={state} label={`Add ${name}`} checkLabel={`Check ${name}`} onCheck={() => void lookUp()} />
      </div>
    </form>
  );
}
