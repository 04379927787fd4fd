import type { Store } from '@beckon/platform';
import { describe, expect, it } from 'vitest';
import { parseCount } from './parseCount';
import { readStored } from './readStored';

function read(texts: Record<string, string>, popovers: unknown = null) {
  const store = { readText: (key: string) => texts[key] } as unknown as Store;
  const visit: Pick<Store, 'read'> = {
    read: (key, check, missing) =>
      check(key === 'omnichat-popovers-closed' ? popovers : undefined) ?? missing,
  };
  return readStored(store, visit);
}

describe('readStored', () => {
  it('BOOT-10 nothing stored means nothing set', () => {
    expect(read({})).toEqual({
      payloadExperiment: false,
      experiments: false,
      smsRefs: [],
      omnichatLastSeen: undefined,
      popoversClosed: [],
    });
  });
  it.each([
    ['1500', 1500],
    ['0', 0],
    ['', undefined],
    ['  ', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['Infinity', undefined],
  ])('REND-03 STOR-05 a time stored as "%s" is %s', (text, value) => {
    expect([parseCount(text), read({ 'omnichat-last-seen': text }).omnichatLastSeen]).toEqual([value, value]);
  });
  it.each([
    ['1', true],
    ['true', true],
    ['anything', true],
    ['', false],
    ['0', false],
    ['false', false],
  ])('A-89 a flag stored as "%s" is %s', (text, value) => {
    const { payloadExperiment, experiments } = read({ 'payload-experiment': text, experiments: text });
    expect([payloadExperiment, experiments]).toEqual([value, value]);
  });
  it.each([
    ['5:r-5 6:r-6', ['5:r-5', '6:r-6']],
    ['FERN-12', ['FERN-12']],
    ['"FERN-12"', ['FERN-12']],
    ['5:r-5 <b> 6:r-6', ['5:r-5', '6:r-6']],
    ['', []],
    ['<b>', []],
    ['x'.repeat(201), []],
  ])('STOR-06 A-89 A-99 refs stored as %s are %o', (text, value) => {
    expect(read({ 'sms-keyword-ref': text }).smsRefs).toEqual(value);
  });
  it('STOR-05 A-49 of the closed popovers only strings are used', () => {
    expect(read({}, ['5', 6, null]).popoversClosed).toEqual(['5']);
    expect(read({}, { length: 2 }).popoversClosed).toEqual([]);
  });
});
