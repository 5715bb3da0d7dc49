import { ChevronDown } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type ComponentPropsWithRef, type Ref } from 'react';
import { classNames } from '@/utils/classNames';
import { lazyDialog } from '../ui/lazyDialog';
import { useHasOpened } from '../ui/useHasOpened';
import { Field, type ControlIds, type FieldProps } from './Field';
import { PICKER_CLASS, inputClasses, type BoxSize } from './inputClasses';
import { useTypeahead } from './useTypeahead';

export type SelectOption = { value: string; label: string; detail?: string; isDisabled?: boolean };

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  /** Value of the selected option; empty or null if none is selected. */
  value: string | null;
  onChange: (value: string) => void;
  /** Called when the selected option is selected again. */
  onChooseAgain?: () => void;
  onBlur?: () => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** Shows that the options are loading. The box stays focusable, and an open request waits for them. */
  isLoading?: boolean;
  size?: BoxSize;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

const loadOptions = () => import('./SelectOptions');
const SelectOptions = lazyDialog(loadOptions, 'SelectOptions');

/** Prefetches the list. Errors are ignored here: they show when the list opens. */
const prefetchOptions = () => void loadOptions().catch(() => undefined);

/**
 * A select. Works with Controller: `value`, `onChange`, `onBlur` and `ref` of the field. The list loads on first use,
 * because a form has many selects and opens one at a time.
 */
export function SelectField(props: SelectFieldProps) {
  const { options, value, onChange, onChooseAgain, onBlur, placeholder = 'Choose', isLoading = false } = props;
  const { label, error, hint, isOptional, isLabelHidden, className, isDisabled = false, size, name, ref } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement);
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  const open = () => {
    // a press may have left the focus in another field (usePreventFocusLoss), which would get it back after the choice
    trigger.current?.focus();
    setIsOpen(true);
  };
  // a typed letter can find the chosen option: choosing it again must not reset the fields that follow from it
  const chooseOther = (next: string) => {
    if (next !== value) onChange(next);
  };
  const handleKey = useTypeahead({ options, onChoose: chooseOther, onOpen: open });
  // existing options stay usable during a reload
  const isWaiting = isLoading && options.length === 0;
  const isShown = isOpen && !isWaiting;
  const chosen = options.find((option) => option.value === value);

  function handleBlur() {
    if (isShown) return;
    setIsOpen(false);
    onBlur?.();
  }

  return (
    <Field {...{ label, error, hint, isOptional, isLabelHidden, className }}>
      {(control) => (
        <>
          <SelectButton
            ref={trigger}
            control={control}
            text={chosen?.label ?? (isWaiting ? 'Loading...' : placeholder)}
            isPlaceholder={!chosen}
            isExpanded={isShown}
            name={name}
            disabled={isDisabled}
            className={inputClasses({
              hasError: Boolean(error),
              isDisabled: isDisabled || isWaiting,
              size,
              className: PICKER_CLASS,
            })}
            onClick={open}
            onKeyDown={handleKey}
            onBlur={handleBlur}
          />
          {hasOpened && (
            <SelectOptions
              label={label}
              options={options}
              value={value}
              onChoose={(next) => (next === value ? onChooseAgain?.() : onChange(next))}
              triggerRef={trigger}
              isOpen={isShown}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </Field>
  );
}

type SelectButtonProps = ComponentPropsWithRef<'button'> & {
  control: ControlIds;
  text: string;
  isPlaceholder: boolean;
  isExpanded: boolean;
};

function SelectButton({ control, text, isPlaceholder, isExpanded, ...button }: SelectButtonProps) {
  const { id } = control;
  return (
    <button
      {...button}
      id={id}
      type="button"
      aria-haspopup="listbox"
      aria-expanded={isExpanded}
      aria-labelledby={`${id}-value ${id}-label`}
      aria-describedby={control['aria-describedby']}
      onPointerEnter={prefetchOptions}
      onFocus={prefetchOptions}
    >
      <span id={`${id}-value`} className={classNames('grow truncate', isPlaceholder && 'text-ink-500')}>
        {text}
      </span>
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden className="ml-2 shrink-0 text-ink-600" />
    </button>
  );
}
