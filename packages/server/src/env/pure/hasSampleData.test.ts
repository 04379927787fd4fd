import { describe, expect, it } from 'vitest';
import { hasSampleData } from './hasSampleData';

const trial = { sampleData: 'auto', hasOwnDatabase: false, host: '127.0.0.1', publicUrl: undefined } as const;

describe('hasSampleData', () => {
  it.each([
    ['creates them on this machine', {}, true],
    ['creates them on localhost', { host: 'localhost' }, true],
    ['creates none if it is open to the network', { host: '0.0.0.0' }, false],
    ['creates none in a given database', { hasOwnDatabase: true }, false],
    ['creates none with a public URL', { publicUrl: 'https://widgets.example.com' }, false],
    [
      'creates none with a public URL on this machine, as behind a proxy',
      { publicUrl: 'http://localhost' },
      false,
    ],
    ['creates them for the network if asked', { host: '0.0.0.0', sampleData: '1' }, true],
    ['creates none in a given database, even if asked', { hasOwnDatabase: true, sampleData: '1' }, false],
    [
      'creates none with a public URL, even if asked',
      { publicUrl: 'http://localhost', sampleData: '1' },
      false,
    ],
    ['creates none on this machine if told so', { sampleData: '0' }, false],
  ] as const)('OWN-20 %s', (_title, change, expected) => {
    expect(hasSampleData({ ...trial, ...change })).toBe(expected);
  });
});
