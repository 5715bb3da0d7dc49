import type { ComponentProps } from 'react';
import { NumberField } from '@/components/form/NumberField';

type AmountFieldProps = Omit<ComponentProps<typeof NumberField>, 'decimals' | 'isAmount' | 'step' | 'suffix'>;

/** Amount field in pesos with two decimals and grouped thousands, for a Controller. */
export function AmountField(props: AmountFieldProps) {
  return <NumberField decimals={2} isAmount step={100} suffix="PHP" {...props} />;
}
