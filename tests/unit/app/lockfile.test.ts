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

describe('the lockfile', () => {
  it('pins exact versions, so that two installations are the same', () => {
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('has one axios, newer than the compromised releases', () => {
    expect(versionsOf('axios')).toEqual([manifest.dependencies.axios]);
    const [major = 0, minor = 0] = (manifest.dependencies.axios ?? '').split('.').map(Number);
    expect(major === 1 && minor >= 19).toBe(true);
    expect(versionsOf('plain-crypto-js')).toEqual([]);
  });

  it('has a hash and a registry address for every package', () => {
    expect(locked.length).toBeGreaterThan(500);
    expect(locked.filter(([, { link, integrity = '' }]) => link || !integrity.startsWith('sha512-'))).toEqual([]);
    expect(locked.filter(([, { resolved = 'https://' }]) => !resolved.startsWith('https://'))).toEqual([]);
  });

  it('has no package with an install script', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });
});
