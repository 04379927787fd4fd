import { describe, expect, it } from 'vitest';
import { missingPlatforms } from './missingPlatforms';

const lock = (optionalDependencies: Record<string, string>, present: string[] = []) => ({
  packages: {
    'node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies },
    ...Object.fromEntries(present.map((name) => [`node_modules/${name}`, { version: '1.0.0' }])),
  },
});

describe('missingPlatforms', () => {
  it('adds an entry for each platform package that has none', () => {
    const names = { '@tool/linux-arm64-musl': '1.0.0', '@tool/darwin-x64': '1.0.0' };
    expect(missingPlatforms(lock(names, ['@tool/darwin-x64']))).toEqual({
      'node_modules/@tool/linux-arm64-musl': {
        version: '1.0.0',
        cpu: ['arm64'],
        os: ['linux'],
        libc: ['musl'],
        dev: true,
        optional: true,
      },
    });
  });
  it('ignores packages without a platform, and version ranges', () => {
    expect(missingPlatforms(lock({ fsevents: '2.0.0', '@tool/win32-x64': '^1.0.0' }))).toEqual({});
  });
});
