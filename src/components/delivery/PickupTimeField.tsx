import type { Ref } from 'react';
import { PICKUP_TIME_TAKEN } from '@/config/fieldMessages';
import { TIMES_NOT_LOADED } from '@/config/messages';
import { ListRetry } from '../form/ListRetry';
import { SelectField, type SelectOption } from '../form/SelectField';

/** Pickup times of a day, with the state of their request. */
export type PickupTimes = {
  options: readonly SelectOption[];
  /** Advice below the field; undefined until the times are loaded. */
  advice: string | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** True if the chosen time is not available any more, for example after a change of the route. */
  isTaken: boolean;
  retry: () => void;
};

type PickupTimeFieldProps = {
  label?: string;
  times: PickupTimes;
  /** Text shown while the times cannot load yet: it names the field to fill in first. */
  missing?: string;
  value: string;
  onChange: (pickupAt: string) => void;
  onBlur?: () => void;
  name?: string;
  error?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** Select of a pickup time. It explains why there are no times, or why the chosen one is gone. */
export function PickupTimeField({ label = 'Pickup time', times, missing, error, ...field }: PickupTimeFieldProps) {
  const { options, advice, isLoading, hasFailed, isTaken, retry } = times;
  return (
    <SelectField
      {...field}
      label={label}
      options={options}
      isLoading={isLoading}
      isDisabled={options.length === 0 && !isLoading}
      hint={missing ?? (hasFailed ? <ListRetry text={TIMES_NOT_LOADED} onRetry={retry} /> : advice)}
      error={error ?? (isTaken ? PICKUP_TIME_TAKEN : undefined)}
    />
  );
}
