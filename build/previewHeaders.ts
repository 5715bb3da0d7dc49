import { join } from 'node:path';
import type { Plugin } from 'vite';
import { referrerPolicy, securityHeaders } from './securityHeaders.ts';
import { siteSettings } from './siteSettings.ts';

/** Vite plugin: `vite preview` sends the headers of production. */
export function previewHeaders(): Plugin {
  return {
    name: 'preview-headers',
    configurePreviewServer({ config, middlewares }) {
      const headers = securityHeaders(siteSettings(config.env, join(config.build.outDir, 'config.json')));
      middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('Referrer-Policy', referrerPolicy(request.url ?? ''));
        next();
      });
    },
  };
}
