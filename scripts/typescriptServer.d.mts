import type { ViteDevServer } from 'vite';

export function createTypeScriptServer(name: string): Promise<ViteDevServer>;
