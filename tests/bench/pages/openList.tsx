import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '@/index.css';
import { LISTS } from './lists';

const { List, prepareData } = LISTS[location.hash.slice(1) as keyof typeof LISTS]();
const root = document.getElementById('root') as HTMLElement;

function Page() {
  const [query, setQuery] = useState('');
  return (
    <>
      <input type="search" aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <div id="list">
        <List query={query} />
      </div>
    </>
  );
}

/** Renders a running app. Returns the function that opens the list in it. */
function mountApp() {
  const app = createRoot(root);
  app.render(<MemoryRouter>Not open yet</MemoryRouter>);
  const page = <Page />;
  return () => app.render(<MemoryRouter>{page}</MemoryRouter>);
}

/** Prepares the same list without React: `states` is the HTML of the app's list by query. */
function mountBaseline(states: Record<string, string>) {
  const parse = (markup: string) => [...new DOMParser().parseFromString(markup, 'text/html').body.children];
  const nodes = new Map(Object.entries(states).map(([query, markup]) => [query, parse(markup)]));
  const list = document.createElement('div');
  list.id = 'list';
  const show = (query: string) => {
    prepareData(query);
    list.replaceChildren(...(nodes.get(query) ?? []).map((node) => document.importNode(node, true)));
  };
  return () => {
    const searchBox = document.createElement('input');
    searchBox.type = 'search';
    searchBox.addEventListener('input', () => show(searchBox.value));
    root.append(searchBox, list);
    show('');
    const log = list.querySelector('[role=log]');
    if (log) log.scrollTop = log.scrollHeight;
  };
}

Object.assign(window, { mountApp, mountBaseline });
