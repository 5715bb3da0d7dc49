import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { HelpLineArt } from './HelpLineArt';

type TypingState = { box?: string } | null;

/** The question and the search box; each letter goes to the address in the place of the one before. */
export function HelpHero({ query }: { query: string }) {
  const [, setParams] = useSearchParams();
  const location = useLocation();
  const id = useId();
  // the box keeps its own text while it is typed in, and starts anew where another page of the history is opened
  const box = (location.state as TypingState)?.box ?? location.key;

  const search = (text: string) => {
    setParams(
      (params) => {
        if (text.trim() === '') params.delete('q');
        else params.set('q', text.trim());
        params.delete('article');
        return params;
      },
      { replace: true, state: { box }, preventScrollReset: true },
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
          key={box}
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          defaultValue={query}
          placeholder="Search the help center"
          className="h-12 w-full rounded-md bg-white pr-12 pl-12 text-ink-900 placeholder:text-ink-500"
          onChange={(event) => {
            search(event.target.value);
          }}
        />
        {query !== '' && (
          <button
            type="button"
            aria-label="Clear the search"
            className="absolute top-2 right-2 grid size-8 place-items-center rounded-sm text-ink-600 hover:bg-ink-100"
            onClick={(event) => {
              const input = event.currentTarget.form?.querySelector('input');
              if (input) input.value = '';
              input?.focus();
              search('');
            }}
          >
            <X size={18} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </form>
    </div>
  );
}
