import { runnerImport } from 'vite';
import type * as envModule from '../src/config/env.ts';

/** Throws what is wrong with the settings of a build, which the app would refuse in every browser. */
export async function checkSettings(settings: Record<string, string>) {
  const { module } = await runnerImport<typeof envModule>('./src/config/env.ts', { resolve: { tsconfigPaths: true } });
  const { problems } = module.readEnv(settings);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
