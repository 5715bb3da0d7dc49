import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { PRERENDERED, renderPage } from '../src/app/prerender/renderPage';
import { bootScript } from './securityHeaders';

const PRODUCT = 'Logistix Global';
const RENDERER = 'src/app/prerender/renderPage.tsx';
/** The visitor's page is not shown to whom it is not meant for (boot.js), while the app makes theirs. */
const UNTIL_SHOWN = 'html:not([data-page],[data-app]) #root{visibility:hidden}';

type Renderer = { PRERENDERED: typeof PRERENDERED; renderPage: typeof renderPage };
type Manifest = Record<string, { file: string; imports?: string[] }>;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A chunk of the manifest and everything it imports statically. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
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

/** Each public page as HTML of its own, its style sheet within: read before any script arrives. */
export function prerenderPages({ outDir, siteUrl = '' }: { outDir: string; siteUrl?: string }): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    async closeBundle() {
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
      const css = await readFile(resolve(dist, sheet[1].slice(1)), 'utf8');
      const app = [...closure(manifest, 'src/start.tsx')].map((key) => `/${manifest[key]?.file}`);

      for (const page of made.PRERENDERED) {
        const body = await made.renderPage(page.path);
        const html = template
          .replace('<html ', `<html data-page="${page.path}" `)
          .replace(/<title>.*<\/title>/, () => head(page, siteUrl.replace(/\/+$/, '')))
          .replace(/ *<meta\s+name="description"[^>]*>\n/, '')
          .replace(
            sheet[0],
            () =>
              `<meta name="app-scripts" content="${app.join(' ')}" />\n    <script>${bootScript()}</script>\n    <style>${css}${UNTIL_SHOWN}</style>`,
          )
          .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
        const file = resolve(dist, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, html);
      }
      await rm(renderer, { recursive: true, force: true });
    },
  };
}
