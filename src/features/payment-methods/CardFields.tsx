import type { ChangeEvent } from 'react';
import { TextField } from '@/components/form/TextField';
import { brandOf, codeOf, formatCardNumber, formatExpiry, type CardForm, type CardProblems } from './cardRules';

type CardFieldsProps = {
  card: CardForm;
  problems: CardProblems;
  onChange: (change: Partial<CardForm>) => void;
};

/** Groups what is typed at the end; in the middle of the text the caret stays where it is. */
function grouped({ target }: ChangeEvent<HTMLInputElement>, format: (text: string) => string): string {
  return target.selectionStart === target.value.length ? format(target.value) : target.value;
}

/** Number, expiry, code and holder, each with the name that browsers and banks fill in by. */
export function CardFields({ card, problems, onChange }: CardFieldsProps) {
  const brand = brandOf(card.number);
  const code = codeOf(card.number);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <TextField
        className="col-span-2"
        label="Card number"
        name="cardnumber"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        inputClassName="tabular"
        suffix={brand && <span className="text-small font-560">{brand}</span>}
        value={card.number}
        error={problems.number}
        onChange={(event) => onChange({ number: grouped(event, formatCardNumber) })}
        onBlur={() => onChange({ number: formatCardNumber(card.number) })}
      />
      <TextField
        label="Expiry date"
        name="cc-exp"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        inputClassName="tabular"
        value={card.expiry}
        error={problems.expiry}
        onChange={(event) => onChange({ expiry: grouped(event, formatExpiry) })}
      />
      <TextField
        label={code.name}
        name="cvc"
        type="password"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder={'0'.repeat(code.size)}
        inputClassName="tabular"
        value={card.cvc}
        error={problems.cvc}
        onChange={({ target }) => onChange({ cvc: target.value.replace(/\D/g, '') })}
      />
      <TextField
        className="col-span-2"
        label="Name on the card"
        name="ccname"
        autoComplete="cc-name"
        value={card.holder_name}
        error={problems.holder_name}
        onChange={({ target }) => onChange({ holder_name: target.value })}
      />
    </div>
  );
}
