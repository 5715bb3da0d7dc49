import { expect, it } from 'vitest';
import { compiledAhead } from '../../../scripts/compiledAhead';

type Bundle = Record<string, { type: 'chunk' | 'asset'; name: string; code?: string; source?: string }>;

function written(bundle: Bundle): Bundle {
  const { handler } = compiledAhead.generateBundle as unknown as { handler: (options: object, bundle: Bundle) => void };
  handler({}, bundle);
  return bundle;
}

it('puts the hint on the first line of a script, and leaves what is no script', () => {
  const bundle = written({
    'shell.js': { type: 'chunk', name: 'shell', code: 'start();' },
    'index.css': { type: 'asset', name: 'index.css', source: 'a{}' },
  });
  expect(bundle['shell.js']?.code).toBe('//# allFunctionsCalledOnLoad\nstart();');
  expect(bundle['index.css']).toEqual({ type: 'asset', name: 'index.css', source: 'a{}' });
});

it.each(['leafletEngine', 'googleEngine', 'GoogleScript'])('leaves %s to be compiled as it is called', (name) => {
  expect(written({ file: { type: 'chunk', name, code: 'draw();' } }).file?.code).toBe('draw();');
});

it('comes after everything else that writes into a script', () => {
  expect(compiledAhead.generateBundle).toHaveProperty('order', 'post');
});
