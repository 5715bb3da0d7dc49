import { LockKeyhole } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import type { PaymentMethod } from '@/api/wire';
import { Checkbox } from '@/components/form/Checkbox';
import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import { Button } from '@/components/ui/Button';
import { useRefusedFocus } from '@/hooks/useRefusedFocus';
import { loadTokenizer } from '@/lib/tokenizer';
import { focusFirstProblem } from '@/utils/focusFirstProblem';
import { CardFields } from './CardFields';
import { brandOf, cardProblems, EMPTY_CARD, readExpiry, type CardProblems } from './cardRules';
import { useAddMethod } from './useAddMethod';

/** Which field of the form shows what the server says of which field of the call. */
const FIELD_OF: Record<string, keyof CardProblems> = {
  token: 'number',
  brand: 'number',
  last_four: 'number',
  expiry_month: 'expiry',
  expiry_year: 'expiry',
  holder_name: 'holder_name',
};

type AddFormProps = {
  known: readonly PaymentMethod[];
  onAdded: (method: PaymentMethod) => void;
  onClose: () => void;
};

/** Number and code live in these fields alone: they go to the tokenizer, and only its token is sent on. */
export function AddCardForm({ known, onAdded, onClose }: AddFormProps) {
  const [card, setCard] = useState(EMPTY_CARD);
  const [isDefault, setIsDefault] = useState(known.length === 0);
  const [hasTried, setHasTried] = useState(false);
  const { state, start, lookUp } = useAddMethod(known, onAdded);

  const form = useRefusedFocus(state);

  const refused = state.kind === 'failed' ? (state.error.errors ?? {}) : {};
  const said: CardProblems = {};
  for (const [field, name] of Object.entries(FIELD_OF)) said[name] ??= refused[field]?.[0];
  const problems: CardProblems = { ...said, ...(hasTried && cardProblems(card)) };

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasTried(true);
    const expiry = readExpiry(card.expiry);
    if (Object.keys(cardProblems(card)).length > 0 || !expiry) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    void start(async () => ({
      kind: 'card',
      ...(await (await loadTokenizer()).tokenizeCard({ number: card.number, cvc: card.cvc }, brandOf(card.number))),
      holder_name: card.holder_name.trim(),
      expiry_month: expiry.month,
      expiry_year: expiry.year,
      is_default: isDefault,
    }));
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="mt-4">
      <CardFields
        card={card}
        problems={problems}
        onChange={(change) => setCard((current) => ({ ...current, ...change }))}
      />
      <Checkbox
        className="mt-4"
        label="Pay new bookings with this card"
        checked={isDefault}
        onChange={({ target }) => setIsDefault(target.checked)}
      />
      <p className="mt-3 flex gap-2 text-caption text-ink-600">
        <LockKeyhole size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
        Number and code go to the card service alone. We keep the last four digits.
      </p>
      <MoneyNotice
        state={state}
        what="card"
        fields={Object.keys(FIELD_OF)}
        isSaid={Object.values(said).some(Boolean)}
      />
      <div className="mt-5 flex gap-2.5 *:flex-1">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SendButton state={state} label="Add card" checkLabel="Check the card" onCheck={() => void lookUp()} />
      </div>
    </form>
  );
}
