import { Check } from 'lucide-react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField, Text, useFilter } from 'react-aria-components';
import { NO_RESULTS } from '@/config/messages';
import { classNames } from '@/utils/classNames';
import { PopUp, type PopUpState } from '../ui/PopUp';
import type { SelectOption } from './SelectField';

type ListProps = {
  label: string;
  options: readonly SelectOption[];
  value: string | null;
  /** Also called when the selected option is selected again. */
  onChoose: (value: string) => void;
};

type SelectOptionsProps = ListProps & PopUpState;

/** Lists longer than this get a search box on top. */
const SEARCH_FROM = 15;

/** The list of a select, loaded when it first opens. */
export function SelectOptions({ triggerRef, isOpen, onClose, ...list }: SelectOptionsProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <PopUp
      label="Options"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onClose={onClose}
      trigger="Select"
      placement="bottom start"
      offset={6}
      className="w-(--trigger-width) min-w-44"
    >
      {list.options.length > SEARCH_FROM ? (
        <Autocomplete filter={contains}>
          <SearchField
            aria-label={`Search ${list.label.toLowerCase()}`}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the user opened the list to search it
            autoFocus
            className="border-b border-ink-150 p-1.5"
          >
            <Input
              role="combobox"
              aria-expanded
              placeholder="Search"
              className="h-9 w-full rounded-sm bg-ink-50 px-2.5 outline-hidden placeholder:text-ink-500 [&::-webkit-search-cancel-button]:hidden"
            />
          </SearchField>
          <OptionList {...list} onClose={onClose} />
        </Autocomplete>
      ) : (
        <OptionList {...list} hasAutoFocus onClose={onClose} />
      )}
    </PopUp>
  );
}

type OptionListProps = ListProps & { hasAutoFocus?: boolean; onClose: () => void };

function OptionList({ label, options, value, hasAutoFocus = false, onChoose, onClose }: OptionListProps) {
  return (
    <ListBox
      aria-label={label}
      // the user opened the list, so the focus belongs in it
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasAutoFocus && 'first'}
      selectionMode="single"
      selectedKeys={value ? [value] : []}
      // a second press empties the selection, but the option stays selected
      onSelectionChange={(keys) => {
        const [key = value] = keys;
        if (key !== null) onChoose(String(key));
        onClose();
      }}
      className="max-h-72 overflow-y-auto p-1.5 outline-hidden"
      renderEmptyState={() => (
        <p className="px-3 py-2 text-ink-600">{options.length > 0 ? NO_RESULTS : 'No options available.'}</p>
      )}
    >
      {options.map((option) => (
        <ListBoxItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          isDisabled={option.isDisabled}
          className={classNames(
            'group flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1.5 outline-hidden',
            'data-disabled:cursor-not-allowed data-disabled:text-ink-400 data-focused:bg-ink-100 data-hovered:bg-ink-100',
            'data-selected:font-560',
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
