import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { NO_RESULTS } from '@/config/messages';
import type { Command } from './command';
import type { CommandSection } from './rankCommands';

type CommandListProps = { sections: readonly CommandSection[]; onChoose: (id: string) => void };

/** The matching commands by group. */
export function CommandList({ sections, onChoose }: CommandListProps) {
  return (
    <ListBox
      aria-label="Results"
      items={sections}
      onAction={(id) => onChoose(String(id))}
      renderEmptyState={() => <p className="px-3 py-8 text-center text-ink-600">{NO_RESULTS}</p>}
      className="min-h-0 flex-1 overflow-y-auto p-2 outline-hidden"
    >
      {({ group, commands }) => (
        <ListBoxSection id={group}>
          <Header className="px-3 pt-3 pb-1.5 text-caption font-560 text-ink-600">{group}</Header>
          <Collection items={commands}>{(command) => <Row {...command} />}</Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}

function Row({ id, label, detail, Icon }: Command) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 outline-hidden data-focused:bg-brand-50"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-600" />
      <span className="min-w-0">
        <span className="tabular block truncate font-560 text-ink-900">{label}</span>{' '}
        {detail && <span className="block truncate text-caption text-ink-600">{detail}</span>}
      </span>
    </ListBoxItem>
  );
}
