import { useState } from 'react';
import { TextField } from '@/components/form/TextField';
import { isLastFour } from '@/utils/patterns';

type LastFourFieldProps = {
  /** Four digits; empty shows all cards. */
  value: string;
  onChange: (value: string) => void;
};

/** Filters by the last four digits of a card; fewer than four digits filter nothing. */
export function LastFourField({ value, onChange }: LastFourFieldProps) {
  const [typed, setTyped] = useState(value);
  const [isTouched, setIsTouched] = useState(false);
  // clearing the filter elsewhere empties the field
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    if (value !== '' || isLastFour(typed)) setTyped(value);
  }
  const handleChange = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    setTyped(digits);
    setIsTouched(false);
    onChange(isLastFour(digits) ? digits : '');
  };
  return (
    <TextField
      className="w-36"
      label="Last four digits of the card"
      isLabelHidden
      inputMode="numeric"
      autoComplete="off"
      placeholder="Card, last four"
      inputClassName="tabular"
      value={typed}
      error={isTouched && typed !== '' && !isLastFour(typed) ? 'Enter four digits.' : undefined}
      onBlur={() => setIsTouched(true)}
      onChange={({ target }) => handleChange(target.value)}
    />
  );
}
