import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
} from 'react-router-dom';
import { Logo } from '@/components/art/Logo';
import { makeStore } from '@/store/makeStore';
import { App } from '../App';
import { pageRoutes, routes } from '../routes';
import { PAGES } from './pages';

export { CUSTOMER_PAGES } from './pages';

/** The public pages that the build writes as HTML. */
export const PRERENDERED = pageRoutes.flatMap(({ path, handle }) => {
  const page = PAGES[path];
  return page ? [{ path, title: handle.title, ...page }] : [];
});

/** Without this, React moves large parts to the end of the page and adds an inline script that moves them back. */
const WITHOUT_STREAMING = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

const emptyStorage = { get: () => null, set: () => true, remove: () => undefined };

/** Web fonts would compete with the scripts. With the preloads: dashboard 19 % earlier, 2026-11-26 (docs/decisions/0136). */
const SYSTEM_FONT = "**:[font-family:'Archivo_Fallback','Archivo_DejaVu',sans-serif]";

/** Top bar shown while the app loads, on addresses whose prerendered page is not for this user. */
function Placeholder() {
  return (
    <div id="placeholder" role="status" className={`pointer-events-none fixed inset-0 ${SYSTEM_FONT}`}>
      <div className="flex h-16 items-center border-b border-ink-150 bg-white px-6">
        <Logo />
      </div>
      <span className="sr-only">Loading...</span>
    </div>
  );
}

export const PLACEHOLDER_HTML = renderToStaticMarkup(<Placeholder />);

/** Renders a public page as a first-time visitor sees it. */
export async function renderPage(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = (await handler.query(new Request(`http://localhost${path}`))) as StaticHandlerContext;
  if (context.errors) throw new Error(`${path} cannot be rendered`, { cause: Object.values(context.errors)[0] });
  const { store } = makeStore({ storage: emptyStorage });
  const page = (
    <StrictMode>
      <App store={store}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>
  );
  // the first pass loads lazy components, so that the second one needs no Suspense fallback
  await prerender(page, WITHOUT_STREAMING);
  const { prelude } = await prerender(page, WITHOUT_STREAMING);
  return new Response(prelude).text();
}
