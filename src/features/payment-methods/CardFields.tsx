import type { ChangeEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { TextField } from '@/components/form/TextField';
import {
  formatCardNumber,
  formatExpiry,
  getCardBrand,
  getSecurityCode,
  type CardProblems,
  type CardValues,
} from './cardRules';

type CardFieldsProps = {
  control: Control<CardValues>;
  /** Error per field, from the form or the server. */
  problems: CardProblems;
};

/** Formats text typed at its end; editing in the middle keeps the caret in place. */
function formatTyped({ target }: ChangeEvent<HTMLInputElement>, format: (text: string) => string): string {
  return target.selectionStart === target.value.length ? format(target.value) : target.value;
}

/** Number, expiry, code and holder, with the field names that browsers autofill. */
export function CardFields({ control, problems }: CardFieldsProps) {
  // the length of the code depends on the number
  const { field: number } = useController({ control, name: 'number', rules: { deps: 'cvc' } });
  const { field: expiry } = useController({ control, name: 'expiry' });
  const { field: cvc } = useController({ control, name: 'cvc' });
  const { field: holder } = useController({ control, name: 'holder_name' });
  const brand = getCardBrand(number.value);
  const code = getSecurityCode(number.value);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <TextField
        {...number}
        className="col-span-2"
        label="Card number"
        name="cardnumber"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        inputClassName="tabular"
        suffix={brand && <span className="text-small font-560">{brand}</span>}
        error={problems.number}
        onChange={(event) => number.onChange(formatTyped(event, formatCardNumber))}
        onBlur={() => number.onChange(formatCardNumber(number.value))}
      />
      <TextField
        {...expiry}
        label="Expiry date"
        name="cc-exp"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        inputClassName="tabular"
        error={problems.expiry}
        onChange={(event) => expiry.onChange(formatTyped(event, formatExpiry))}
      />
      <TextField
        {...cvc}
        label={code.name}
        name="cvc"
        type="password"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder={'0'.repeat(code.size)}
        inputClassName="tabular"
        error={problems.cvc}
        onChange={({ target }) => cvc.onChange(target.value.replace(/\D/g, ''))}
      />
      <TextField
        {...holder}
        className="col-span-2"
        label="Name on the card"
        name="ccname"
        autoComplete="cc-name"
        error={problems.holder_name}
      />
    </div>
  );
}
