import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Field } from '@/components/form/Field';
import { INPUT_CLASS, inputClasses } from '@/components/form/inputClasses';
import { POPOVER_CLASS, POPOVER_STYLE } from '@/components/ui/PopUp';
import { BANKS } from './cheque';

type BankFieldProps = {
  name: string;
  value: string;
  onChange: (bank: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error?: string;
};

/** Text field that suggests banks; any other name is accepted too. */
export function BankField({ name, value, onChange, onBlur, ref, error }: BankFieldProps) {
  return (
    <Field label="Bank" error={error}>
      {({ id, ...control }) => (
        <ComboBox
          {...control}
          id={id}
          aria-label="Bank"
          allowsCustomValue
          inputValue={value}
          onInputChange={onChange}
          onBlur={onBlur}
        >
          <div className={inputClasses({ hasError: Boolean(error) })}>
            <Input ref={ref} name={name} aria-invalid={control['aria-invalid']} className={INPUT_CLASS} />
            <Button
              aria-label="Show bank suggestions"
              className="mr-1 grid size-8 shrink-0 place-items-center rounded-sm text-ink-600 hover:bg-ink-100"
            >
              <ChevronDown size={18} aria-hidden />
            </Button>
          </div>
          <Popover className={`${POPOVER_CLASS} w-(--trigger-width)`} style={POPOVER_STYLE}>
            <ListBox aria-labelledby={`${id}-label`} className="max-h-72 overflow-y-auto p-1.5 outline-hidden">
              {BANKS.map((bank) => (
                <ListBoxItem
                  key={bank}
                  id={bank}
                  textValue={bank}
                  className="flex min-h-9 cursor-pointer items-center rounded-sm px-2.5 py-1.5 outline-hidden data-focused:bg-ink-100 data-hovered:bg-ink-100"
                >
                  {bank}
                </ListBoxItem>
              ))}
            </ListBox>
          </Popover>
        </ComboBox>
      )}
    </Field>
  );
}
