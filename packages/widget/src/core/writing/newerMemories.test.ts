import { describe, expect, it } from 'vitest';
import { newerMemories } from './newerMemories';

const memory = (lastImpression: number | undefined, manualClose = false) =>
  lastImpression === undefined ? { manualClose } : { lastImpression, manualClose };

describe('newerMemories', () => {
  it.each([
    ['the second, if it saw the widget later', memory(1), memory(2), memory(2)],
    ['the first, if it saw the widget later', memory(2), memory(1, true), memory(2)],
    [
      'the second, if both saw it at once: it may have closed it since',
      memory(2),
      memory(2, true),
      memory(2, true),
    ],
    ['the second, if neither saw it', memory(undefined), memory(undefined, true), memory(undefined, true)],
  ])('STOR-04 DISP-15 keeps %s', (_, one, other, kept) => {
    expect(newerMemories({ '5': one }, { '5': other })).toEqual({ '5': kept });
  });
  it('STOR-04 keeps widgets that only one side knows', () => {
    expect(newerMemories({ '5': memory(1) }, { '6': memory(2) })).toEqual({ '5': memory(1), '6': memory(2) });
  });
});
