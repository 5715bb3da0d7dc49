import type { Plugin } from 'vite';

/** Of a map's engine little runs at once. */
const IS_RARELY_WHOLE = /leaflet|google/i;

/**
 * Has the browser compile a file while it is on its way, on a thread of its own, where each function would otherwise be
 * compiled at its first call: nearly all of them are called by the first drawing. Only a file's first line counts, so this
 * comes after all that writes into it.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && !IS_RARELY_WHOLE.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};
