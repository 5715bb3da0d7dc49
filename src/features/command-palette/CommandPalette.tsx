import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ReplaceDraftDialog } from '@/components/delivery/ReplaceDraftDialog';
import { PATHS } from '@/config/paths';
import { getDraftLabel } from '@/domain/draft/typedDraft';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';
import { BookAgainStep } from './BookAgainStep';
import { CommandSearch } from './CommandSearch';
import { PaletteFrame } from './PaletteFrame';
import { SEARCH_EVERYTHING } from './command';
import { getDropoffCommands } from './customerCommands';
import { useCommands } from './useCommands';
import { useRunCommand } from './useRunCommand';

/** Finds pages, bookings, addresses and actions, and runs the chosen one (docs/decisions/0124). */
export function CommandPalette() {
  const { step, typed, run, close, openNewDraft, keepDraft } = useRunCommand();
  if (step.kind === 'book-again') return <BookAgainStep booking={step.booking} onClose={close} />;
  if (step.kind === 'replace-draft') {
    return (
      <ReplaceDraftDialog
        isOpen
        title="Start another delivery?"
        draft={typed ? getDraftLabel(typed) : ''}
        newer={`A delivery from ${getDraftLabel(step.draft)}`}
        onReplace={() => openNewDraft(step.draft)}
        onKeep={keepDraft}
        onClose={close}
      />
    );
  }
  return (
    <PaletteFrame label="Search" onClose={close}>
      {/* the key empties the field of the next step */}
      <SearchStep key={step.kind} step={step} onChoose={run} onClose={close} />
    </PaletteFrame>
  );
}

type SearchStepProps = {
  step: Extract<ReturnType<typeof useRunCommand>['step'], { kind: 'search' | 'dropoff' }>;
  onChoose: ReturnType<typeof useRunCommand>['run'];
  onClose: () => void;
};

function SearchStep({ step, onChoose, onClose }: SearchStepProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [query, setQuery] = useState('');
  const { addresses, ...found } = useCommands(query);
  if (step.kind === 'dropoff') {
    return (
      <CommandSearch
        label="Drop-off"
        placeholder={`Drop-off of the delivery from ${step.pickup.label}`}
        query={query}
        onQuery={setQuery}
        {...found}
        commands={getDropoffCommands(addresses, step.mode, step.pickup)}
        onChoose={onChoose}
      />
    );
  }
  const search = query.trim();
  return (
    <CommandSearch
      label="Search"
      placeholder={isSignedIn ? SEARCH_EVERYTHING : 'Search pages, or enter a booking number'}
      query={query}
      onQuery={setQuery}
      {...found}
      onChoose={onChoose}
      footer={
        search !== '' && (
          <>
            {isSignedIn && (
              <SearchLink page={PATHS.myBookings} search={search} onClose={onClose}>
                Search My Bookings
              </SearchLink>
            )}
            <SearchLink page={PATHS.helpCenter} search={search} onClose={onClose}>
              Search the Help Center
            </SearchLink>
          </>
        )
      }
    />
  );
}

type SearchLinkProps = { page: string; search: string; onClose: () => void; children: ReactNode };

/** Link to a page that searches more than the palette does. */
function SearchLink({ page, search, onClose, children }: SearchLinkProps) {
  return (
    <Link
      to={`${page}?q=${encodeURIComponent(search)}`}
      // on that page itself, no navigation closes the palette
      onClick={onClose}
      className="font-560 text-brand-700 underline underline-offset-2"
    >
      {children}
    </Link>
  );
}
