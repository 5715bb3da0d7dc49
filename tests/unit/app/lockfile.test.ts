import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };
type Locked = { version: string; integrity?: string; resolved?: string; link?: boolean };

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const locked = Object.entries(packages).filter(([path]) => path !== '');
const versionsOf = (name: string) =>
  locked.filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([, { version }]) => version);

describe('what is installed', () => {
  it('is named exactly, so that two installations are the same', () => {
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('has one axios, past the versions that carried somebody else’s code', () => {
    expect(versionsOf('axios')).toEqual([manifest.dependencies.axios]);
    const [major = 0, minor = 0] = (manifest.dependencies.axios ?? '').split('.').map(Number);
    expect(major === 1 && minor >= 19).toBe(true);
    expect(versionsOf('plain-crypto-js')).toEqual([]);
  });

  it('is checked against its hash, every package of it, and comes from a registry', () => {
    expect(locked.length).toBeGreaterThan(500);
    expect(locked.filter(([, { link, integrity = '' }]) => link || !integrity.startsWith('sha512-'))).toEqual([]);
    expect(locked.filter(([, { resolved = 'https://' }]) => !resolved.startsWith('https://'))).toEqual([]);
  });

  it('runs no script of its own at its installation', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });
});
