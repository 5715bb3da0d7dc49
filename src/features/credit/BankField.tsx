import { ChevronDown } from 'lucide-react';
import { useId, type Ref } from 'react';
import { useCombobox } from '@/components/delivery/useCombobox';
import { Field } from '@/components/form/Field';
import { inputClasses, INPUT_CLASS } from '@/components/form/inputClasses';
import { BANKS } from './cheque';

type BankFieldProps = {
  name: string;
  value: string;
  onChange: (bank: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error?: string;
};

/** Returns the banks that contain the typed text; none once it is the name of a bank. */
function suggestBanks(text: string) {
  const typed = text.trim().toLowerCase();
  const banks = BANKS.filter((bank) => bank.toLowerCase().includes(typed));
  return banks.some((bank) => bank.toLowerCase() === typed) ? [] : banks.map((label) => ({ label }));
}

/** Text field that suggests banks; any other name is accepted too. */
export function BankField({ name, value, onChange, onBlur, ref, error }: BankFieldProps) {
  const listId = useId();
  const options = suggestBanks(value);
  const box = useCombobox({ options, onPick: ({ label }) => onChange(label) });
  const isOpen = box.isOpen && options.length > 0;
  return (
    <Field label="Bank" error={error}>
      {(control) => (
        <div className={inputClasses({ hasError: Boolean(error), className: 'relative' })}>
          <input
            {...control}
            ref={ref}
            name={name}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && box.active >= 0 ? `${listId}-${box.active}` : undefined}
            className={INPUT_CLASS}
            value={value}
            onClick={box.open}
            onChange={({ target }) => {
              box.open();
              onChange(target.value);
            }}
            onKeyDown={box.handleKeyDown}
            onBlur={() => {
              box.close();
              onBlur();
            }}
          />
          <ChevronDown size={18} aria-hidden className="pointer-events-none mr-3 shrink-0 text-ink-600" />
          {isOpen && <BankOptions id={listId} options={options} box={box} />}
        </div>
      )}
    </Field>
  );
}

type BankOptionsProps = { id: string; options: { label: string }[]; box: ReturnType<typeof useCombobox> };

function BankOptions({ id, options, box }: BankOptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute top-full right-0 left-0 z-menu mt-1.5 max-h-72 overflow-y-auto rounded-md bg-white p-1.5 shadow-pop ring-1 ring-ink-150"
    >
      {options.map(({ label }, index) => (
        // the field keeps the focus and handles the keys of its options
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={label}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === box.active}
          ref={index === box.active ? box.reveal : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => box.mark(index)}
          onClick={() => box.pick(index)}
          className="flex min-h-9 cursor-pointer items-center rounded-sm px-2.5 py-1.5 aria-selected:bg-ink-100"
        >
          {label}
        </div>
      ))}
    </div>
  );
}
