import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { PaymentMethod } from '@/api/wire';
import { MobileField } from '@/components/form/MobileField';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { DialogButtons } from '@/components/ui/DialogButtons';
import { ENTER_ACCOUNT_HOLDER, ENTER_MOBILE } from '@/config/fieldMessages';
import { METHOD_NAMES, type EWallet } from '@/config/methodKinds';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectProfile } from '@/store/user';
import { isMobile, isName } from '@/utils/patterns';
import { joinName } from '@/utils/text';
import { useAddMethod, type AddedHandler } from './useAddMethod';

/** Fields of the call that show their own errors. */
const FIELDS = ['mobile', 'holder_name'];

const eWalletSchema = v.object({
  mobile: v.pipe(v.string(), v.check(isMobile, ENTER_MOBILE)),
  holder_name: v.pipe(v.string(), v.trim(), v.check(isName, ENTER_ACCOUNT_HOLDER)),
});

type AddEWalletFormProps = {
  kind: EWallet;
  known: readonly PaymentMethod[];
  onAdded: AddedHandler;
  onClose: () => void;
};

/** Form of an e-wallet, whose account is its mobile number. Every payment is confirmed on the e-wallet's page. */
export function AddEWalletForm({ kind, known, onAdded, onClose }: AddEWalletFormProps) {
  const profile = useAppSelector(selectProfile);
  const mobile = useAppSelector(selectCustomer)?.user.mobile;
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(eWalletSchema),
    defaultValues: { mobile: mobile ?? '', holder_name: joinName(profile) },
  });
  const { errors } = formState;
  const { state, start, lookUp } = useAddMethod(known, onAdded);
  const form = useFocusFirstError(state);
  const refused = state.kind === 'failed' ? state.error.errors : undefined;
  const name = METHOD_NAMES[kind];

  const add = (account: v.InferOutput<typeof eWalletSchema>) =>
    void start(() => Promise.resolve({ kind, ...account, is_default: known.length === 0 }));

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(add)(event)} className="mt-4 space-y-4">
      <MobileField
        label={`${name} mobile number`}
        error={errors.mobile?.message ?? refused?.mobile?.[0]}
        {...register('mobile')}
      />
      <TextField
        label="Account name"
        autoComplete="name"
        error={errors.holder_name?.message ?? refused?.holder_name?.[0]}
        {...register('holder_name')}
      />
      <p className="text-caption text-ink-600">You'll confirm each payment on the {name} page.</p>
      <SendNotice
        state={state}
        what={name}
        fields={FIELDS}
        isShownElsewhere={FIELDS.some((field) => refused?.[field])}
      />
      <DialogButtons>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SendButton state={state} label={`Add ${name}`} checkLabel={`Check ${name}`} onCheck={() => void lookUp()} />
      </DialogButtons>
    </form>
  );
}
