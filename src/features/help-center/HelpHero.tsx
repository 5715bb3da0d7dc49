import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '@/components/ui/PageTitle';
import { useUrlText } from '@/hooks/useUrlText';
import { HelpLineArt } from './HelpLineArt';

/** Heading and search box. */
export function HelpHero({ query }: { query: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [, setParams] = useSearchParams();
  const write = (text: string) => {
    setParams(
      (params) => {
        if (text === '') params.delete('q');
        else params.set('q', text);
        params.delete('article');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const search = useUrlText(query, write);
  const handleClear = () => {
    input.current?.focus();
    search.clear();
    write('');
  };

  return (
    <div className="relative overflow-hidden rounded-xl bg-ink-900 px-9 pt-8 pb-8 text-white">
      <HelpLineArt />
      <PageTitle className="display relative text-h1-auth">How can we help?</PageTitle>
      <div role="search" className="relative mt-4 max-w-[560px]">
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
          ref={input}
          type="text"
          inputMode="search"
          autoComplete="off"
          value={search.text}
          placeholder="Search the help center"
          className="h-12 w-full rounded-md bg-white pr-12 pl-12 text-ink-900 placeholder:text-ink-500"
          onChange={({ target }) => search.change(target.value)}
        />
        {search.text !== '' && <ClearButton onClear={handleClear} />}
      </div>
    </div>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear the search"
      className="absolute top-2 right-2 grid size-8 place-items-center rounded-sm text-ink-600 hover:bg-ink-100"
      onClick={onClear}
    >
      <X size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
