import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { HelpLineArt } from './HelpLineArt';

type TypingState = { inputKey?: string } | null;

/** Heading and search box. Each keystroke replaces the query in the URL. */
export function HelpHero({ query }: { query: string }) {
  const [, setParams] = useSearchParams();
  const location = useLocation();
  // The uncontrolled input keeps its text while typing and remounts for another history entry.
  const inputKey = (location.state as TypingState)?.inputKey ?? location.key;

  const search = (text: string) => {
    setParams(
      (params) => {
        if (text.trim() === '') params.delete('q');
        else params.set('q', text.trim());
        params.delete('article');
        return params;
      },
      { replace: true, state: { inputKey }, preventScrollReset: true },
    );
  };

  return (
    <div className="relative overflow-hidden rounded-xl bg-ink-900 px-9 pt-8 pb-8 text-white">
      <HelpLineArt />
      <h1 className="display relative text-h1-auth">How can we help?</h1>
      <form
        role="search"
        className="relative mt-4 max-w-[560px]"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <SearchInput key={inputKey} query={query} onSearch={search} />
        {query !== '' && <ClearButton onClear={() => search('')} />}
      </form>
    </div>
  );
}

function SearchInput({ query, onSearch }: { query: string; onSearch: (text: string) => void }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Search the help center
      </label>
      <Search
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute top-[14px] left-4 text-ink-500"
      />
      <input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        defaultValue={query}
        placeholder="Search the help center"
        className="h-12 w-full rounded-md bg-white pr-12 pl-12 text-ink-900 placeholder:text-ink-500"
        onChange={(event) => {
          onSearch(event.target.value);
        }}
      />
    </>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear the search"
      className="absolute top-2 right-2 grid size-8 place-items-center rounded-sm text-ink-600 hover:bg-ink-100"
      onClick={(event) => {
        const input = event.currentTarget.form?.querySelector('input');
        if (input) input.value = '';
        input?.focus();
        onClear();
      }}
    >
      <X size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
