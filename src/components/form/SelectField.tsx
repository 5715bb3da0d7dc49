import { ChevronDown } from 'lucide-react';
import {
  lazy,
  Suspense,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { classNames } from '@/utils/classNames';
import { FieldError, FieldHint, LABEL_CLASS, OptionalMark, type FieldProps } from './Field';
import { inputClasses, PICKER_CLASS, type BoxSize } from './inputClasses';

export type SelectOption = { value: string; label: string; detail?: string; isDisabled?: boolean };

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  /** The value of the chosen option; empty or null while none is. */
  value: string | null;
  onChange: (value: string) => void;
  /** The option that is chosen already was pressed once more. */
  onChooseAgain?: () => void;
  onBlur?: () => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** The options are on their way: the box says so, stays in the order of Tab, and opens for who waits on it. */
  isLoading?: boolean;
  size?: BoxSize;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

const loadOptions = () => import('./SelectOptions').then((module) => ({ default: module.SelectOptions }));
const SelectOptions = lazy(loadOptions);

/** Prefetches the list of options; a failure shows when it opens. */
const prefetchOptions = () => void loadOptions().catch(() => undefined);

/** Enter and Space too: the click that a browser makes of them passes for a screen reader's, and the focus would wait. */
const OPENING = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** ms without a letter, after which the next one begins a new word. */
const WORD_MS = 1000;

/**
 * One option of a list. Works with Controller: `value`, `onChange`, `onBlur` and `ref` of the field. A form has many and
 * opens one at a time: all but the button waits for its use.
 */
export function SelectField({
  label,
  error,
  hint,
  isOptional = false,
  isLabelHidden = false,
  options,
  value,
  onChange,
  onChooseAgain,
  onBlur,
  placeholder = 'Choose',
  isDisabled = false,
  isLoading = false,
  size,
  name,
  ref,
  className,
}: SelectFieldProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // deferred: React would hold back a fallback's replacement for 300 ms
  const isMounted = useDeferredValue(wasOpen);
  // options that are fetched anew can be chosen meanwhile
  const isWaiting = isLoading && options.length === 0;
  const isShown = isOpen && !isWaiting;
  const word = useRef({ letters: '', at: 0 });
  const chosen = options.find((option) => option.value === value);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  function open() {
    setWasOpen(true);
    setIsOpen(true);
  }

  const isInWord = (event: KeyboardEvent) => event.timeStamp - word.current.at < WORD_MS;

  /** Letters choose the option that begins with them, as they do in the browser's own lists. */
  function handleLetter(event: KeyboardEvent) {
    event.preventDefault();
    const letters = (isInWord(event) ? word.current.letters : '') + event.key.toLowerCase();
    word.current = { letters, at: event.timeStamp };
    const found = options.find((option) => !option.isDisabled && option.label.toLowerCase().startsWith(letters));
    if (found) onChange(found.value);
  }

  function handleKey(event: KeyboardEvent) {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // a space within a word belongs to it
    if (OPENING.includes(event.key) && !(event.key === ' ' && isInWord(event))) {
      event.preventDefault();
      open();
    } else if (isLetter) handleLetter(event);
  }

  return (
    <div className={className}>
      <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? 'sr-only' : classNames(LABEL_CLASS, 'mb-1.5')}>
        {label}
        <OptionalMark isShown={isOptional} />
      </label>
      <button
        ref={trigger}
        id={id}
        type="button"
        name={name}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-labelledby={`${id}-value ${id}-label`}
        aria-describedby={described || undefined}
        onClick={open}
        onKeyDown={handleKey}
        onPointerEnter={prefetchOptions}
        onFocus={prefetchOptions}
        onBlur={() => {
          if (isShown) return;
          setIsOpen(false);
          onBlur?.();
        }}
        className={inputClasses({
          hasError: Boolean(error),
          isDisabled: isDisabled || isWaiting,
          size,
          className: PICKER_CLASS,
        })}
      >
        <span id={`${id}-value`} className={classNames('grow truncate', !chosen && 'text-ink-500')}>
          {chosen?.label ?? (isWaiting ? 'Loading...' : placeholder)}
        </span>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden className="ml-2 shrink-0 text-ink-600" />
      </button>
      <FieldError id={`${id}-error`} error={error} />
      <FieldHint id={`${id}-hint`} hint={hint} />
      <Suspense fallback={null}>
        {isMounted && (
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
      </Suspense>
    </div>
  );
}
