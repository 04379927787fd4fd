import { describe, expect, it } from 'vitest';
import { wantsSamples } from './wantsSamples';

const trial = { sampleData: 'auto', hasOwnDatabase: false, host: '127.0.0.1', publicUrl: undefined } as const;

describe('wantsSamples', () => {
  it.each([
    ['on this machine', {}, true],
    ['on localhost', { host: 'localhost' }, true],
    ['open to the network', { host: '0.0.0.0' }, false],
    ['with its own database', { hasOwnDatabase: true }, false],
    ['with a public address', { publicUrl: 'https://widgets.example.com' }, false],
    ['with one on this machine, as behind a proxy', { publicUrl: 'http://localhost' }, false],
    ['with its own database, if asked', { hasOwnDatabase: true, sampleData: '1' }, true],
    ['on this machine, if refused', { sampleData: '0' }, false],
  ] as const)('OWN-20 %s', (_title, change, expected) => {
    expect(wantsSamples({ ...trial, ...change })).toBe(expected);
  });
});
