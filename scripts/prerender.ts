import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { COMING, PRERENDERED, renderPage } from '../src/app/prerender/renderPage';
import { pageCss } from './pageCss';
import { bootScript } from './securityHeaders';
import { checkedSiteUrl } from './siteUrl';

const PRODUCT = 'Logistix Global';
const RENDERER = 'src/app/prerender/renderPage.tsx';
/** The visitor's page is not shown to whom it is not meant for (boot.js), while the app makes theirs. */
const UNTIL_SHOWN =
  'html:not([data-page],[data-app]) #root,html:not([data-coming]) #coming,html[data-app=shown] #coming{display:none}';

/** What every page of a customer needs, and where customers land: their scripts are asked for with the app's own. */
const FOR_CUSTOMERS = ['src/app/layout/CustomerNav.tsx', 'src/app/ahead.ts', 'src/api/answer.ts'];
const LANDINGS = {
  '/dashboard': ['src/features/dashboard/DashboardPage.tsx'],
  '/booking/exclusive': ['src/features/booking/BookingPage.tsx'],
  '/booking/shared': ['src/features/booking/BookingPage.tsx'],
  '/booking': ['src/features/bookings/LivePage.tsx'],
  '/mybooking': ['src/features/bookings/MyBookingsPage.tsx'],
};

/** React asks for every picture ahead, of what is below the fold and of the phone's page too: text comes first. */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

type Renderer = { COMING: typeof COMING; PRERENDERED: typeof PRERENDERED; renderPage: typeof renderPage };
type Manifest = Record<string, { file: string; imports?: string[] }>;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A chunk of the manifest and everything it imports statically. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** The addresses of chunks with all they import, but for those that are asked for anyway. */
function addresses(manifest: Manifest, keys: readonly string[], known = new Set<string>()): string[] {
  const missing = keys.find((key) => !manifest[key]);
  if (missing) throw new Error(`No chunk for ${missing}`);
  const wanted = new Set(keys.flatMap((key) => [...closure(manifest, key)]));
  return [...wanted].filter((key) => !known.has(key)).map((key) => `/${manifest[key]?.file}`);
}

/** `/address=chunk chunk` for each landing, which a server answers with the start page, and `*` for every other page. */
function landingScripts(manifest: Manifest, known: Set<string>, page: string): string {
  const landings = Object.entries({ ...(page === '/' ? LANDINGS : {}), '*': [] });
  return landings
    .map(([path, keys]) => `${path}=${addresses(manifest, [...FOR_CUSTOMERS, ...keys], known).join(' ')}`)
    .join(';');
}

/** What search engines and shared links are told of a page. Addresses have to be whole, so they need the site's own. */
function head({ path, title, description = '' }: (typeof PRERENDERED)[number], siteUrl: string) {
  const name = title ? `${title} - ${PRODUCT}` : PRODUCT;
  const tags = [
    `<title>${escaped(name)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:site_name" content="${PRODUCT}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:locale" content="en_PH" />',
    `<meta property="og:title" content="${escaped(name)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
  ];
  if (siteUrl) {
    tags.push(
      `<link rel="canonical" href="${escaped(siteUrl + path)}" />`,
      `<meta property="og:url" content="${escaped(siteUrl + path)}" />`,
      `<meta property="og:image" content="${escaped(`${siteUrl}/icons/share.png`)}" />`,
      '<meta name="twitter:card" content="summary_large_image" />',
    );
  }
  return tags.join('\n    ');
}

/** Each public page as HTML of its own, its part of the style sheet within: read before any script arrives. */
export function prerenderPages({ outDir, siteUrl }: { outDir: string; siteUrl?: string }): Plugin {
  const site = checkedSiteUrl(siteUrl);
  let isBuilt = false;
  return {
    name: 'prerender-pages',
    apply: 'build',
    writeBundle: () => {
      isBuilt = true;
    },
    async closeBundle() {
      // a build that failed says why itself
      if (!isBuilt) return;
      const dist = resolve(outDir);
      const renderer = resolve(`node_modules/.cache/prerender-${process.pid}`);
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        ssr: { noExternal: true },
        build: { ssr: RENDERER, outDir: renderer, emptyOutDir: true, copyPublicDir: false },
      });
      const made = (await import(pathToFileURL(resolve(renderer, 'renderPage.js')).href)) as Renderer;
      const manifest = JSON.parse(await readFile(resolve(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
      const template = await readFile(resolve(dist, 'index.html'), 'utf8');
      const sheet = template.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/);
      if (!sheet?.[1]) throw new Error('index.html has no style sheet to put into the pages.');
      const entry = template.match(/ *<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/);
      if (!entry?.[1]) throw new Error('index.html has no script for the pages to begin with.');
      const css = await readFile(resolve(dist, sheet[1].slice(1)), 'utf8');
      const known = new Set([...closure(manifest, 'index.html'), ...closure(manifest, 'src/start.tsx')]);
      const app = addresses(manifest, ['src/start.tsx']);
      const faces = addresses(manifest, ['src/fonts.css']).find((file) => file.endsWith('.css'));
      if (!faces) throw new Error('The faces have no style sheet of their own.');

      for (const page of made.PRERENDERED) {
        const body = (await made.renderPage(page.path)).replace(IMAGE_PRELOADS, '');
        const inHead = [
          `<meta name="app-entry" content="${entry[1]}" />`,
          `<meta name="app-scripts" content="${app.join(' ')}" />`,
          `<meta name="page-scripts" content="${landingScripts(manifest, known, page.path)}" />`,
          `<meta name="app-sheet" content="${sheet[1]}" />`,
          `<meta name="app-faces" content="${faces}" />`,
          `<script>${bootScript()}</script>`,
          `<style>${pageCss(css, body + made.COMING)}${UNTIL_SHOWN}</style>`,
        ];
        const html = template
          .replace('<html ', `<html data-page="${page.path}" `)
          .replace(/<title>.*<\/title>/, () => head(page, site))
          .replace(/ *<meta\s+name="description"[^>]*>\n/, '')
          .replace(entry[0], '')
          .replace(sheet[0], () => inHead.join('\n    '))
          .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${made.COMING}`);
        const file = resolve(dist, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, html);
      }
      await rm(renderer, { recursive: true, force: true });
    },
  };
}
