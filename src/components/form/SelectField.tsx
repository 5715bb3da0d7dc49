import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import {
  Autocomplete,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select,
  SelectValue,
  Text,
  useFilter,
} from 'react-aria-components';
import { classNames } from '../../utils/classNames';
import { POPOVER_CLASS, POPOVER_STYLE } from '../ui/popoverLook';
import { FieldError, LABEL_CLASS, OptionalMark, type FieldProps } from './Field';
import { boxLook, PICKER_CLASS, type BoxSize } from './boxLook';

export type SelectOption = { value: string; label: string; detail?: string; isDisabled?: boolean };

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  /** The value of the chosen option; empty or null while none is. */
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** The options are on their way: the box says so and does not open. */
  isLoading?: boolean;
  size?: BoxSize;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

/** Lists longer than this get a search box on top. */
const SEARCH_FROM = 15;

/** One option of a list. Works with Controller: `value`, `onChange`, `onBlur` and `ref` of the field. */
export function SelectField({
  label,
  error,
  hint,
  isOptional = false,
  isLabelHidden = false,
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Choose',
  isDisabled = false,
  isLoading = false,
  size,
  name,
  ref,
  className,
}: SelectFieldProps) {
  const isOff = isDisabled || isLoading;
  return (
    <Select
      className={className}
      name={name}
      value={value === '' ? null : value}
      onChange={(chosen) => {
        if (chosen !== null) onChange(String(chosen));
      }}
      onBlur={onBlur}
      placeholder={isLoading ? 'Loading...' : placeholder}
      isDisabled={isOff}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <Label className={isLabelHidden ? 'sr-only' : classNames(LABEL_CLASS, 'mb-1.5')}>
        {label}
        <OptionalMark isShown={isOptional} />
      </Label>
      <Button
        ref={ref}
        className={boxLook({ hasError: Boolean(error), isDisabled: isOff, size, className: PICKER_CLASS })}
      >
        <SelectValue className="grow truncate data-placeholder:text-ink-500">
          {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden className="ml-2 shrink-0 text-ink-600" />
      </Button>
      {error && (
        <Text slot="errorMessage" elementType="div">
          <FieldError error={error} />
        </Text>
      )}
      {hint && (
        <Text slot="description" elementType="p" className="mt-1.5 text-caption text-ink-500">
          {hint}
        </Text>
      )}
      <OptionsPopover label={label} options={options} />
    </Select>
  );
}

function OptionsPopover({ label, options }: { label: string; options: readonly SelectOption[] }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Popover className={classNames(POPOVER_CLASS, 'w-(--trigger-width) min-w-44')} style={POPOVER_STYLE} offset={6}>
      {options.length > SEARCH_FROM ? (
        <Autocomplete filter={contains}>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to be searched */}
          <SearchField aria-label={`Search ${label.toLowerCase()}`} autoFocus className="border-b border-ink-150 p-1.5">
            <Input
              role="combobox"
              aria-expanded
              placeholder="Search"
              className="h-9 w-full rounded-sm bg-ink-50 px-2.5 outline-hidden placeholder:text-ink-500 [&::-webkit-search-cancel-button]:hidden"
            />
          </SearchField>
          <OptionList label={label} options={options} />
        </Autocomplete>
      ) : (
        <OptionList label={label} options={options} />
      )}
    </Popover>
  );
}

function OptionList({ label, options }: { label: string; options: readonly SelectOption[] }) {
  return (
    <ListBox
      aria-label={label}
      className="max-h-72 overflow-y-auto p-1.5 outline-hidden"
      renderEmptyState={() => <p className="px-3 py-2 text-ink-600">No results found.</p>}
    >
      {options.map((option) => (
        <ListBoxItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          isDisabled={option.isDisabled}
          className={classNames(
            'group flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1.5 outline-hidden',
            'data-disabled:cursor-not-allowed data-disabled:text-ink-400 data-focused:bg-ink-100 data-selected:font-560',
          )}
        >
          <span className="min-w-0 grow">
            <Text slot="label">{option.label}</Text>
            {option.detail && (
              <Text slot="description" className="block text-caption font-normal text-ink-500">
                {option.detail}
              </Text>
            )}
          </span>
          <Check size={16} aria-hidden className="invisible shrink-0 text-brand-600 group-data-selected:visible" />
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
