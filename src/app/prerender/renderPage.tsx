import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { makeStore } from '../../store/makeStore';
import { App } from '../App';
import { routeObjects } from '../routeObjects';
import { createAppRouter } from '../router';
import { appRoutes } from '../routes';
import { ComingApp } from './ComingApp';
import { DESCRIPTIONS } from './descriptions';

/** The pages that a visitor may land on: read before any script arrives. */
export const PRERENDERED = appRoutes
  .map(({ path, title }) => ({ path, title, description: DESCRIPTIONS[path] }))
  .filter(({ description }) => description !== undefined);

/** React would move a large part to the end of the page, and a script back. */
const IN_PLACE = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

const nothingStored = { get: () => null, set: () => true, remove: () => undefined };

/** What stands in every page for those whom it is not shown to, until the app is there. */
export const COMING = renderToStaticMarkup(<ComingApp />);

/** The HTML of one page as a visitor with nothing in storage meets it. */
export async function renderPage(path: string): Promise<string> {
  const router = await createAppRouter(routeObjects, createMemoryHistory({ initialEntries: [path] }));
  const { store } = makeStore({ storage: nothingStored });
  const page = (
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>
  );
  // the first time fetches what is lazy; what is there at once is written in its place, and needs no inline script
  await prerender(page, IN_PLACE);
  const { prelude } = await prerender(page, IN_PLACE);
  return new Response(prelude).text();
}
