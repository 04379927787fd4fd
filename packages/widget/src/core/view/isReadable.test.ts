import { parseWidget } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import type { Instance } from '../State';
import { run, smsModal, started } from '../testing/started';
import { isDark } from './isDark';
import { isReadable } from './isReadable';
import { viewInstance } from './viewInstance';
import { schemeFor, viewTheme } from './viewTheme';

describe('colors that must be readable', () => {
  it.each([
    ['#0f2747', true],
    ['#000', true],
    ['black', true],
    ['#1f3d2b', true],
    ['#0084ff', false],
    ['#ffffff', false],
    ['white', false],
    ['#ffee00', false],
    ['rebeccapurple', false],
    [undefined, false],
  ])('LAY-03 %s is dark: %s', (color, dark) => expect(isDark(color)).toBe(dark));
  it.each([
    ['white', '#0f2747', true],
    ['white', '#ffffff', false],
    ['#767676', '#ffffff', true],
    ['#777777', '#ffffff', false],
    ['white', 'rebeccapurple', true],
  ])('SMS-11 %s on %s is readable: %s', (text, ground, readable) =>
    expect(isReadable(text, ground)).toBe(readable),
  );

  const themeOf = (colors: object) => {
    const facts = [
      { type: 'instance.rendered', id: 'i0', reason: 'sms' },
      { type: 'page.scrolled', percent: 90 },
    ] as const;
    const { state } = run(started({ widgets: [smsModal({ colors })] }).state, facts);
    return viewInstance(state, 'i0')?.theme;
  };
  it("SMS-12 DEF-14 the owner's colors apply, and the legal text is white on the dark default background", () => {
    expect(themeOf({})).toMatchObject({ scheme: 'dark', background: '#0f2747', legal: 'white' });
    expect(themeOf({ smsHeadline: '#123456', smsDescription: '#654321' })).toMatchObject({
      headline: '#123456',
      description: '#654321',
    });
  });
  it('SMS-11 SMS-12 an unreadable legal text color is replaced with a readable one', () => {
    expect(themeOf({ background: '#ffffff' })).toMatchObject({
      scheme: 'light',
      headline: undefined,
      legal: undefined,
    });
    expect(themeOf({ background: '#ffffff', smsLegalText: '#333333' })?.legal).toBe('#333333');
  });

  it.each([
    [undefined, undefined, 'auto'],
    [undefined, '#1f3d2b', 'light'],
    [undefined, '#ffffff', 'dark'],
    [undefined, '#808080', 'auto'],
    [undefined, '#0084ff', 'auto'],
    [undefined, 'not-a-colour', 'auto'],
    ['#ffffff', '#ffffff', 'light'],
    ['#0f2747', undefined, 'dark'],
  ] as const)('LAY-03 text on %s in %s is drawn %s', (background, words, scheme) =>
    expect(schemeFor(background, words)).toBe(scheme),
  );
});

describe('viewTheme', () => {
  it.each([
    ['checkbox', 'fb', '#101418', 'dark'],
    ['button', 'fb', '#ffffff', 'light'],
    ['checkbox', 'sms', '#ffffff', 'light'],
  ])('ENT-12 LAY-03 the background of a %s on %s is %s', (buttonType, channel, background, scheme) => {
    const colors = { background: '#ffffff', backgroundCheckbox: '#101418' };
    const parsed = parseWidget({ id: 1, type: 'box', channel, data: { main: { buttonType, colors } } });
    if (!parsed.ok) throw new Error('unreadable');
    const theme = viewTheme(parsed.widget, { submitted: false } as Instance);
    expect(theme).toMatchObject({ background, scheme });
  });
  it.each([
    [{}, '#12CE66', '#111626'],
    [{ buttonBackground: '#a3107c' }, '#a3107c', '#ffffff'],
    [{ buttonBackground: '#a3107c', buttonText: '#fff5cc' }, '#a3107c', '#fff5cc'],
    [{ buttonBackground: '#a3107c', buttonText: '#800060' }, '#a3107c', '#ffffff'],
    [{ buttonText: '#003311' }, '#12CE66', '#003311'],
  ])(
    'LAY-04 DEF-15 with %j the success sign is %s, and the text on it is %s',
    (colors, success, successInk) => {
      const parsed = parseWidget({ id: 1, type: 'box', channel: 'fb', data: { submitted: { colors } } });
      if (!parsed.ok) throw new Error('unreadable');
      const theme = viewTheme(parsed.widget, { submitted: true } as Instance);
      expect(theme).toMatchObject({ success, successInk });
    },
  );
});
