import { NumberField } from '@/components/form/NumberField';

type AmountFieldProps = {
  label: string;
  /** Pesos; null while the box is empty. */
  value: number | null;
  error?: string;
  isDisabled?: boolean;
  onChange: (value: number | null) => void;
  className?: string;
};

/** Pesos with two decimals. */
export function AmountField({ label, value, error, isDisabled, onChange, className }: AmountFieldProps) {
  return (
    <NumberField
      className={className}
      label={label}
      decimals={2}
      step={100}
      suffix="PHP"
      value={value}
      error={error}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
