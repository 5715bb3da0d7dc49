import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { COMING, PRERENDERED, renderPage } from '../src/app/prerender/renderPage';
import { addresses, appScripts, customerScripts, landings, type Manifest } from './landings';
import { pageCss, scriptCss } from './pageCss';
import { bootScript } from './securityHeaders';
import { checkedSiteUrl } from './siteUrl';

const PRODUCT = 'Logistix Global';
const RENDERER = 'src/app/prerender/renderPage.tsx';
/** The visitor's page is not shown to whom it is not meant for (boot.js), while the app makes theirs. */
const UNTIL_SHOWN =
  'html:not([data-page],[data-app]) #root,html:not([data-coming]) #coming,html[data-app=shown] #coming{display:none}';

/** React asks for every picture ahead, of what is below the fold and of the phone's page too: text comes first. */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

type Renderer = { COMING: typeof COMING; PRERENDERED: typeof PRERENDERED; renderPage: typeof renderPage };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

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

/** A page: what marks it for boot.js, what is told of it, what it asks for or boot.js does, what is in it and its looks. */
type Parts = { mark: string; tags: string; asks: string[]; body: string; css?: string };

/**
 * Each public page as HTML of its own, its part of the style sheet within: read before any script arrives. And one for
 * each page where customers land, which asks for that page's scripts.
 */
export function prerenderPages({ siteUrl }: { siteUrl?: string }): Plugin {
  const site = checkedSiteUrl(siteUrl);
  let outDir = '';
  let isBuilt = false;
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
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
      const sheetText = await readFile(resolve(dist, sheet[1].slice(1)), 'utf8');
      const app = appScripts(manifest);
      const faces = addresses(manifest, ['src/fonts.css']).find((file) => file.endsWith('.css'));
      if (!faces) throw new Error('The faces have no style sheet of their own.');

      const write = async (
        path: string,
        { mark, tags, asks, body, css = pageCss(sheetText, body + made.COMING) }: Parts,
      ) => {
        const inHead = [
          `<meta name="app-scripts" content="${app.join(' ')}" />`,
          `<meta name="app-sheet" content="${sheet[1]}" />`,
          ...asks,
          `<script>${bootScript()}</script>`,
          `<style>${css}${UNTIL_SHOWN}</style>`,
        ];
        const html = template
          .replace('<html ', `<html ${mark} `)
          .replace(/<title>.*<\/title>/, () => tags)
          .replace(/ *<meta\s+name="description"[^>]*>\n/, '')
          .replace(entry[0], '')
          .replace(sheet[0], () => inHead.join('\n    '))
          .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${made.COMING}`);
        const file = resolve(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, html);
      };

      for (const page of made.PRERENDERED) {
        await write(page.path, {
          mark: `data-page="${page.path}"`,
          tags: head(page, site),
          asks: [
            `<meta name="app-entry" content="${entry[1]}" />`,
            `<meta name="customer-scripts" content="${customerScripts(manifest).join(' ')}" />`,
            `<meta name="app-faces" content="${faces}" />`,
          ],
          body: (await made.renderPage(page.path)).replace(IMAGE_PRELOADS, ''),
        });
      }
      for (const { path, scripts, drawnBy } of landings(manifest)) {
        const drawing = await Promise.all((drawnBy ?? []).map((url) => readFile(resolve(dist, url.slice(1)), 'utf8')));
        await write(path, {
          mark: drawnBy ? 'data-landing data-own-sheet' : 'data-landing',
          css: drawnBy && scriptCss(sheetText, drawing.join('\n') + made.COMING),
          tags: `<title>${PRODUCT}</title>`,
          asks: [
            `<script type="module" crossorigin src="${entry[1]}"></script>`,
            drawnBy
              ? `<link rel="stylesheet" href="${sheet[1]}" disabled />`
              : `<link rel="preload" as="style" href="${sheet[1]}" />`,
            ...[...scripts, ...app].map((url) => `<link rel="modulepreload" href="${url}" />`),
          ],
          body: '',
        });
      }
      await rm(renderer, { recursive: true, force: true });
    },
  };
}
