import { useState } from 'react';
import { TextField } from '@/components/form/TextField';
import { isLastFour } from '@/utils/patterns';

type LastFourFieldProps = {
  /** Four digits, or empty while all cards are shown. */
  value: string;
  onChange: (value: string) => void;
};

/** The card that was used, by its last four digits; fewer than four filter nothing yet. */
export function LastFourField({ value, onChange }: LastFourFieldProps) {
  const [typed, setTyped] = useState(value);
  const [isLeft, setIsLeft] = useState(false);
  // a filter that was cleared elsewhere empties the box
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== '' || isLastFour(typed)) setTyped(value);
  }
  const handleChange = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    setTyped(digits);
    setIsLeft(false);
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
      error={isLeft && typed !== '' && !isLastFour(typed) ? 'Enter four digits.' : undefined}
      onBlur={() => setIsLeft(true)}
      onChange={({ target }) => handleChange(target.value)}
    />
  );
}
