import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin: runs a step on the folder of a finished build. Steps run one after the other, in the order of the plugin list
 * and after every other plugin. A failed build reports its own error and runs none.
 */
export function afterBuild(name: string, run: (outDir: string) => Promise<void>): Plugin {
  let outDir = '';
  let isBuilt = false;
  return {
    name,
    apply: 'build',
    configResolved: ({ build }) => {
      outDir = resolve(build.outDir);
    },
    writeBundle: () => {
      isBuilt = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (isBuilt) await run(outDir);
      },
    },
  };
}
