import { readFileSync } from 'node:fs';
import type { Settings } from './securityHeaders.ts';

/** Returns the settings in effect: those of the build, overridden by the site's config.json if there is one. */
export function siteSettings(built: Settings, configFile: string): Settings {
  try {
    return { ...built, ...(JSON.parse(readFileSync(configFile, 'utf8')) as Settings) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return built;
    throw new Error(`${configFile} is not readable JSON.`, { cause: error });
  }
}
