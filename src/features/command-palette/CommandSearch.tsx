import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import { ListRetry } from '@/components/form/ListRetry';
import { pluralize } from '@/utils/text';
import { CommandList } from './CommandList';
import type { Command } from './command';
import { rankCommands } from './rankCommands';
import type { ListFailure } from './useCommands';

type CommandSearchProps = {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  commands: readonly Command[];
  isLoading: boolean;
  failures: readonly ListFailure[];
  onChoose: (command: Command) => void;
  /** Below the results. */
  footer?: ReactNode;
};

/** Field with the list of matching commands. The focus stays in the field; the arrow keys move in the list. */
export function CommandSearch({ label, placeholder, query, onQuery, commands, onChoose, ...rest }: CommandSearchProps) {
  const sections = rankCommands(commands, query);
  const shown = sections.flatMap((section) => section.commands);

  // react-aria marks the first result of a typed text, but not of a pasted one
  const handleEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, nativeEvent } = event;
    const isField = target instanceof HTMLInputElement;
    if (key !== 'Enter' || !isField || nativeEvent.isComposing || target.hasAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    if (shown[0]) onChoose(shown[0]);
  };

  return (
    <div onKeyDownCapture={handleEnter} className="flex min-h-0 flex-col">
      <Autocomplete inputValue={query} onInputChange={onQuery}>
        {/* the customer opened the palette to type */}
        {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
        <TextField aria-label={label} autoFocus className="flex items-center gap-3 border-b border-ink-150 px-5">
          <Search size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-600" />
          <Input
            role="combobox"
            aria-expanded
            placeholder={placeholder}
            className="h-14 w-full bg-transparent text-[16px] outline-hidden placeholder:text-ink-500"
          />
        </TextField>
        <CommandList
          sections={sections}
          onChoose={(id) => {
            const command = shown.find((candidate) => candidate.id === id);
            if (command) onChoose(command);
          }}
        />
      </Autocomplete>
      <Status count={shown.length} {...rest} />
    </div>
  );
}

type StatusProps = Pick<CommandSearchProps, 'isLoading' | 'failures' | 'footer'> & { count: number };

function Status({ count, isLoading, failures, footer }: StatusProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-ink-150 px-5 py-3 text-caption text-ink-600">
      <span role="status" className="tabular">
        {isLoading ? 'Loading...' : pluralize(count, 'result')}
      </span>
      {failures.map(({ message, retry }) => (
        <ListRetry key={message} text={message} onRetry={retry} />
      ))}
      <span className="ml-auto flex flex-wrap gap-x-4">{footer}</span>
    </div>
  );
}
