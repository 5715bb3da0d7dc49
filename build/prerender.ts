import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import Beasties from 'beasties';
import { build, type Manifest, type Plugin } from 'vite';
import type { CUSTOMER_PAGES, PLACEHOLDER_HTML, PRERENDERED, renderPage } from '../src/app/prerender/renderPage.tsx';
import { PRODUCT_NAME } from '../src/config/constants.ts';
import { afterBuild } from './afterBuild.ts';
import { buildId } from './buildId.ts';
import { inlineScript, originOf } from './securityHeaders.ts';
import { checkedSiteUrl } from './siteUrl.ts';

const RENDERER = 'src/app/prerender/renderPage.tsx';
/** inline.js removes `data-page` if the page is not for this user; src/app/mountApp.tsx sets `data-app`. */
const VISIBILITY =
  'html:not([data-page],[data-app]) #root,html[data-page] #placeholder,html[data-app] #placeholder{display:none}';
/** React preloads every image, even below the fold; text comes first. */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
/** Scripts move to the end of the body, so that they load right after the HTML and not before it. */
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** Modules of every customer page that main.tsx imports itself once the session is known. */
const CUSTOMER_MODULES = ['src/lib/http/http.ts', 'src/app/layout/CustomerSidebar.tsx'];

type Renderer = {
  CUSTOMER_PAGES: typeof CUSTOMER_PAGES;
  PLACEHOLDER_HTML: typeof PLACEHOLDER_HTML;
  PRERENDERED: typeof PRERENDERED;
  renderPage: typeof renderPage;
};

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Title, description and link-preview tags of a page. Absolute links need the site address. */
function headTags({ path, title, description }: (typeof PRERENDERED)[number], siteUrl: string) {
  const name = title ? `${title} - ${PRODUCT_NAME}` : PRODUCT_NAME;
  const tags = [
    `<title>${escapeHtml(name)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta property="og:site_name" content="${PRODUCT_NAME}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:locale" content="en_PH" />',
    `<meta property="og:title" content="${escapeHtml(name)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
  ];
  if (siteUrl) {
    tags.push(
      `<link rel="canonical" href="${escapeHtml(siteUrl + path)}" />`,
      `<meta property="og:url" content="${escapeHtml(siteUrl + path)}" />`,
      `<meta property="og:image" content="${escapeHtml(`${siteUrl}/icons/share.png`)}" />`,
      '<meta name="twitter:card" content="summary_large_image" />',
    );
  }
  return tags.join('\n    ');
}

/** Builds the server renderer into `outDir`. Its route modules load from there when their page is rendered. */
async function buildRenderer(outDir: string): Promise<Renderer> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), buildId],
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: { ssr: RENDERER, outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return (await import(pathToFileURL(resolve(outDir, 'renderPage.js')).href)) as Renderer;
}

/** Returns tags that load the chunks of these modules beside those of every page. */
function chunkPreloads(manifest: Manifest, modules: string[]): string {
  const collect = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (seen.has(key)) return seen;
    seen.add(key);
    return (chunk.imports ?? []).reduce((all, next) => collect(next, all), seen);
  };
  const ofEveryPage = collect('index.html', new Set());
  const ofModules = modules.reduce((all, module) => collect(module, all), new Set<string>());
  const own = [...ofModules].filter((key) => !ofEveryPage.has(key));
  return own.map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key]?.file}">`).join('');
}

/** Returns a function that writes a page with its critical CSS inlined, so that it shows before any script arrives. */
async function makePageWriter(dist: string, template: string) {
  const manifest = JSON.parse(await readFile(resolve(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const scripts = template.match(SCRIPTS) ?? [];
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    inlineFonts: true,
    preloadFonts: false,
    pruneSource: false,
    // beasties cannot evaluate :has() (selected options) or all variant rules for nested icons
    allowRules: [/:(has|is|where|not)\(|svg/],
    logLevel: 'warn',
  });
  return async (path: string, html: string, modules: string[]) => {
    const withCss = await beasties.process(html.replace(SCRIPTS, ''));
    const file = resolve(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      // added last: beasties drops rules whose selector does not match the page as written
      withCss
        .replace('</head>', () => `<style>${VISIBILITY}</style>\n</head>`)
        .replace('</body>', () => `${scripts.join('')}${chunkPreloads(manifest, modules)}\n</body>`),
    );
  };
}

/** Returns the tag that connects to an API on another host while the scripts load. */
const apiPreconnect = (apiUrl: string) =>
  originOf(apiUrl).map((origin) => `<link rel="preconnect" href="${origin}" crossorigin />`);

type Site = { siteUrl: string; apiUrl: string };

/** Writes the public pages, and the placeholder with the right preloads for the pages of a customer. */
async function prerenderPages(dist: string, { siteUrl, apiUrl }: Site, renderer: Renderer) {
  const { CUSTOMER_PAGES, PLACEHOLDER_HTML, PRERENDERED, renderPage } = renderer;
  const template = await readFile(resolve(dist, 'index.html'), 'utf8');
  const writePage = await makePageWriter(dist, template);
  for (const page of PRERENDERED) {
    const body = (await renderPage(page.path)).replace(IMAGE_PRELOADS, '');
    const html = template
      .replace('<html ', `<html data-page="${page.path}" `)
      .replace(/<title>.*<\/title>/, () => headTags(page, siteUrl))
      .replace(/ *<meta\s+name="description"[^>]*>\n/, '')
      .replace('</head>', () => `<script>${inlineScript()}</script>\n</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${PLACEHOLDER_HTML}`);
    await writePage(page.path, html, [page.module]);
  }
  const placeholder = template
    .replace('<div id="root"></div>', (root) => root + PLACEHOLDER_HTML)
    .replace('</head>', () => `${apiPreconnect(apiUrl).join('')}</head>`);
  for (const [path, module] of Object.entries(CUSTOMER_PAGES))
    await writePage(path, placeholder, [module, ...CUSTOMER_MODULES]);
}

/** Vite plugin: prerenders the public pages after the build. */
export function prerender({ siteUrl, apiUrl = '' }: Partial<Site>): Plugin {
  const site = { siteUrl: checkedSiteUrl(siteUrl), apiUrl };
  return afterBuild('prerender', async (outDir) => {
    const rendererDir = resolve(`node_modules/.cache/prerender-${process.pid}`);
    try {
      await prerenderPages(outDir, site, await buildRenderer(rendererDir));
    } finally {
      await rm(rendererDir, { recursive: true, force: true });
    }
  });
}
