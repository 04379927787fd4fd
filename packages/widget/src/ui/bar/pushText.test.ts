import { describe, expect, it } from 'vitest';
import { pushText } from './pushText';

describe('pushText', () => {
  it.each([
    ['top', 0, 60, 'padding-top:60px!important'],
    ['bottom', 0, 104, 'padding-bottom:104px!important'],
    ['top', 12.5, 60, 'padding-top:72.5px!important'],
  ] as const)(
    "BAR-05 A-35 at the %s, added to the page's %s px, %s px make room",
    (edge, basePx, heightPx, text) => {
      expect(pushText({ edge, basePx, heightPx, pushesPage: true, sticks: true })).toContain(text);
    },
  );

  it('BAR-07 CONST-08 the page moves with the bar, unless the visitor wants no motion', () => {
    expect(pushText({ edge: 'top', basePx: 0, heightPx: 60, pushesPage: true, sticks: true })).toMatch(
      /@media \(prefers-reduced-motion:no-preference\)\{:root\{transition:padding-top 0\.4s /,
    );
  });

  it("BAR-05 a bar that doesn't push the page only reports its height", () => {
    const text = pushText({ edge: 'bottom', basePx: 5, heightPx: 60, pushesPage: false, sticks: true });
    expect(text).toBe(':root{--mc-bar-bottom:60px}');
    expect(pushText({ edge: 'bottom', basePx: 5, heightPx: 60, pushesPage: false, sticks: false })).toBe('');
  });
});
