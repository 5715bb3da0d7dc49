import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** Returns the short hash of the commit, or the time of the build where there is no repository. */
function readBuildId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return new Date().toISOString();
  }
}

// read once: the app and the prerendered pages of a build have the same id
const id = readBuildId();

/** Vite plugin: defines the build id that `src/config/buildId.ts` exports. */
export const buildId: Plugin = {
  name: 'build-id',
  config: () => ({ define: { __BUILD_ID__: JSON.stringify(id) } }),
};
