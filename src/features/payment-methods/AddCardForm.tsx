import { valibotResolver } from '@hookform/resolvers/valibot';
import { LockKeyhole } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { PaymentMethod } from '@/api/wire';
import { Checkbox } from '@/components/form/Checkbox';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { Button } from '@/components/ui/Button';
import { DialogButtons } from '@/components/ui/DialogButtons';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import type { Tokenizer } from '@/lib/tokenizer';
import { CardFields } from './CardFields';
import { cardSchema, getCardBrand, getLastFour, readExpiry, type CardProblems, type CardValues } from './cardRules';
import { requestCardToken } from './cardToken';
import { useAddMethod, type AddedHandler } from './useAddMethod';

/** Form field that shows the error of a field of the provider or of the call. */
const FIELD_OF: Record<string, keyof CardProblems> = {
  number: 'number',
  expiry: 'expiry',
  cvc: 'cvc',
  token: 'number',
  brand: 'number',
  last_four: 'number',
  expiry_month: 'expiry',
  expiry_year: 'expiry',
  holder_name: 'holder_name',
};

/** Returns the server's errors by form field; the first one per field. */
function toFieldErrors(refused: Record<string, string[]> = {}): CardProblems {
  const problems: CardProblems = {};
  for (const [wireName, field] of Object.entries(FIELD_OF)) problems[field] ??= refused[wireName]?.[0];
  return problems;
}

type AddCardFormProps = {
  loadTokenizer: () => Promise<Tokenizer>;
  known: readonly PaymentMethod[];
  onAdded: AddedHandler;
  onClose: () => void;
};

/** Form of a card. Number and code stay in its fields: only their token is sent to the backend. */
export function AddCardForm({ loadTokenizer, known, onAdded, onClose }: AddCardFormProps) {
  const { control, register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(cardSchema),
    defaultValues: { number: '', expiry: '', cvc: '', holder_name: '', is_default: known.length === 0 },
  });
  const { errors } = formState;
  const { state, start, lookUp } = useAddMethod(known, onAdded);
  const form = useFocusFirstError(state);

  const serverErrors = toFieldErrors(state.kind === 'failed' ? state.error.errors : undefined);
  const getError = (name: keyof CardProblems) => errors[name]?.message ?? serverErrors[name];

  const add = ({ number, cvc, holder_name, is_default, ...card }: CardValues) => {
    const expiry = readExpiry(card.expiry);
    if (!expiry) return;
    const secrets = { number, cvc, expiryMonth: expiry.month, expiryYear: expiry.year };
    void start(async () => ({
      kind: 'card',
      token: await requestCardToken(loadTokenizer, secrets),
      brand: getCardBrand(number),
      last_four: getLastFour(number),
      holder_name: holder_name.trim(),
      expiry_month: expiry.month,
      expiry_year: expiry.year,
      is_default,
    }));
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(add)(event)} className="mt-4">
      <CardFields
        control={control}
        problems={{
          number: getError('number'),
          expiry: getError('expiry'),
          cvc: getError('cvc'),
          holder_name: getError('holder_name'),
        }}
      />
      <Checkbox className="mt-4" label="Use as default" {...register('is_default')} />
      <p className="mt-3 flex gap-2 text-caption text-ink-600">
        <LockKeyhole size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
        Your card details go straight to our payment provider. We only store the last four digits.
      </p>
      <SendNotice
        state={state}
        what="card"
        fields={Object.keys(FIELD_OF)}
        isShownElsewhere={Object.values(serverErrors).some(Boolean)}
      />
      <DialogButtons>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SendButton state={state} label="Add card" checkLabel="Check the card" onCheck={() => void lookUp()} />
      </DialogButtons>
    </form>
  );
}
