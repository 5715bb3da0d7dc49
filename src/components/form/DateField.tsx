import { parseDate, type DateValue } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { useId } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  DialogTrigger,
  Heading,
  Popover,
} from 'react-aria-components';
import { formatDay } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { POPOVER_CLASS, POPOVER_STYLE } from '../ui/PopUp';
import { iconButtonClasses } from '../ui/buttonClasses';
import { FieldError, FieldHint, LABEL_CLASS, OptionalMark, type FieldProps } from './Field';
import { PICKER_CLASS, inputClasses } from './inputClasses';

type DateFieldProps = FieldProps & {
  /** YYYY-MM-DD; empty if no day is selected. */
  value: string;
  onChange: (day: string) => void;
  /** First and last selectable day, YYYY-MM-DD. */
  minDay?: string;
  maxDay?: string;
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

const toDate = (day: string | undefined) => (day ? parseDate(day) : undefined);

/** A date picker with a month calendar. Heavy, so load it lazily. */
export function DateField({
  label,
  error,
  hint,
  isOptional = false,
  isLabelHidden = false,
  value,
  onChange,
  minDay,
  maxDay,
  placeholder = 'Choose a date',
  ref,
  className,
}: DateFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <span id={`${id}-label`} className={isLabelHidden ? 'sr-only' : classNames(LABEL_CLASS, 'mb-1.5')}>
        {label}
        <OptionalMark isShown={isOptional} />
      </span>
      <DialogTrigger>
        <Button
          ref={ref}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={`${id}-error ${id}-hint`}
          className={inputClasses({ hasError: Boolean(error), className: PICKER_CLASS })}
        >
          <span id={`${id}-value`} className={classNames('tabular grow truncate', !value && 'text-ink-500')}>
            {value ? formatDay(value) : placeholder}
          </span>
          <CalendarDays size={18} strokeWidth={1.75} aria-hidden className="ml-2 shrink-0 text-ink-600" />
        </Button>
        <Popover placement="bottom start" offset={6} className={POPOVER_CLASS} style={POPOVER_STYLE}>
          <Dialog aria-label={label} className="p-3 outline-hidden">
            {({ close }) => (
              <MonthPicker
                label={label}
                value={toDate(value)}
                minValue={toDate(minDay)}
                maxValue={toDate(maxDay)}
                onChange={(day) => {
                  onChange(day);
                  close();
                }}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <FieldError id={`${id}-error`} error={error} />
      <FieldHint id={`${id}-hint`} hint={hint} />
    </div>
  );
}

type MonthPickerProps = {
  label: string;
  value?: DateValue;
  minValue?: DateValue;
  maxValue?: DateValue;
  onChange: (day: string) => void;
};

function MonthPicker({ label, value, minValue, maxValue, onChange }: MonthPickerProps) {
  return (
    <Calendar
      aria-label={label}
      // the user opened the calendar, so the focus belongs in it
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      defaultValue={value}
      minValue={minValue}
      maxValue={maxValue}
      onChange={(day) => {
        onChange(day.toString());
      }}
    >
      <header className="flex items-center justify-between pb-2">
        <Button slot="previous" className={iconButtonClasses('plain', 'sm')}>
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <Heading className="text-body font-semibold" />
        <Button slot="next" className={iconButtonClasses('plain', 'sm')}>
          <ChevronRight size={18} aria-hidden />
        </Button>
      </header>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="h-7 text-caption font-540 text-ink-500">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={CELL_CLASS} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

const CELL_CLASS =
  'grid size-9 cursor-pointer place-items-center rounded-sm tabular hover:bg-ink-100 data-disabled:cursor-not-allowed ' +
  'data-disabled:text-ink-300 data-unavailable:cursor-not-allowed data-unavailable:text-ink-400 ' +
  'data-unavailable:line-through data-outside-month:invisible data-selected:bg-brand-600 data-selected:font-semibold data-selected:text-white';
