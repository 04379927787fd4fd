import { describe, expect, it } from 'vitest';
import { editorFields } from '../fields/editorFields';
import { pairKinds } from '../fields/pairKinds';
import { describeChange } from './describeChange';
import { labelOf } from './labelOf';
import { wordsFor } from './wordsFor';

describe('labelOf', () => {
  it.each([
    ['modal', 'data.main.title', 'Headline'],
    ['modal', 'data.main.colors.buttonText', 'Colors: Button text'],
    ['modal', 'data.submitted.title', 'After opt-in: Headline'],
    ['bar', 'data.main.image.img_big', 'Logo'],
    ['modal', 'data.main.image.img_big', 'Image or video: Image URL'],
    [
      'messenger_code',
      'data.messenger_code_settings.removeLogoBackground',
      'Size and position: Transparent background',
    ],
    ['omnichat', 'data.appearance.colors.background', 'Colors: Panel header'],
    ['modal', 'data.setup.urlWhitelist', 'Where: Only on these pages'],
    ['customer_chat', 'data.setup.dialogDelay', 'When: Delay'],
    ['customer_chat', 'data.setup.colors.theme', 'Colors: Chat theme'],
    ['modal', 'data.setup.language', 'Languages: Widget language'],
    ['modal', 'data.languages.de.fields.main~1title', 'German: Headline'],
    ['modal', 'data.languages.de.fields.submitted.title', 'German: After opt-in: Headline'],
    ['modal', 'data.languages.pt-BR.texts.close', 'Brazilian Portuguese: “Close”'],
    ['modal', 'data.languages.de.legal', 'German: Legal text'],
    ['modal', 'data.languages.de', 'German'],
    ['modal', 'smsKeyword', 'SMS keyword'],
    ['modal', 'channel', 'Channel'],
    ['modal', 'data.main.unheard', 'main.unheard'],
  ] as const)('OWN-09 in a %s, %s is called %s', (type, path, label) =>
    expect(labelOf(type, path)).toBe(label),
  );
});

it.each([
  ['fb', 'Messages: Keywords'],
  ['sms', 'Messages: More keywords'],
] as const)('OWN-09 a label depends on the channel: on %s it is %s', (channel, label) =>
  expect(labelOf('modal', 'data.actions.opt_in_keywords', channel)).toBe(label),
);

describe('wordsFor', () => {
  it.each([
    ['modal', 'data.main.title', undefined, 'Empty'],
    ['modal', 'data.main.title', 'Hello', 'Hello'],
    ['modal', 'data.main.title', 'x'.repeat(100), `${'x'.repeat(80)}…`],
    ['bar', 'data.main.pushPage', true, 'On'],
    ['bar', 'data.main.pushPage', false, 'Off'],
    ['modal', 'channel', 'fb', 'Messenger'],
    ['modal', 'data.main.whenDisplay', ['exit_intent', null], 'On exit intent'],
    ['modal', 'data.main.whenDisplay', ['scroll', 30], 'After scrolling 30% of the page'],
    ['modal', 'data.main.whenDisplay', ['delay', 15], 'After 15 seconds'],
    ['modal', 'data.main.whenDisplay', ['anchor', 'offers'], 'At an anchor: offers'],
    ['modal', 'data.main.showAgain', ['days', 3], 'After 3 days'],
    ['modal', 'data.main.showAgain', ['days', 1], 'After 1 day'],
    ['modal', 'data.main.showAgain', ['always', null], 'Every time'],
    ['omnichat', 'data.main.popupMessageWhenDisplay', ['scroll', 30], 'After scrolling 30% of the page'],
    ['omnichat', 'data.setup.desktopFirstSeen', ['delay', 15], 'Open after 15 seconds'],
    ['modal', 'data.setup.urlBlacklist', ['/a', '/b'], '/a, /b'],
    ['modal', 'data.setup.urlBlacklist', [], 'Empty'],
    ['modal', 'data.main.opacity', 40, '40%'],
    ['customer_chat', 'data.setup.dialogDelay', 1, '1 second'],
    ['box', 'data.main.width', { unit: 'px', value: 350 }, '350 px'],
    ['modal', 'data.main.unheard', 42, '42'],
    ['modal', 'data.setup.language', 'de', 'Deutsch'],
    ['modal', 'data.languages.de.legal', { text: 'Ich stimme zu.', law: 'eu' }, 'Ich stimme zu.'],
  ] as const)('OWN-09 in a %s, %s with %j reads %s', (type, path, value, words) =>
    expect(wordsFor(type, path, value)).toBe(words),
  );

  it('OWN-09 every option of every field appears by its label', () => {
    const raw = editorFields.flatMap(({ control, path, types }) => {
      if (control.kind !== 'choice') return [];
      return control.options
        .filter(([value, label]) => wordsFor(types[0] as 'modal', `data.${path}`, value) !== label)
        .map(([value]) => `${path} ${value}`);
    });
    expect(raw).toEqual([]);
  });

  it('OWN-09 every rule of every field appears by its label, never by its name in the data', () => {
    const told = editorFields.flatMap(({ control, path, types }) => {
      if (!(control.kind in pairKinds)) return [];
      return pairKinds[control.kind as keyof typeof pairKinds].map(({ kind, label, value }) => ({
        words: wordsFor(types[0] as 'modal', `data.${path}`, [kind, value === 'number' ? 7 : null]),
        label: value === 'number' ? label.replace(/ X .*/, ' 7') : label,
      }));
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ words, label }) => !words.startsWith(label))).toEqual([]);
  });
});

describe('describeChange', () => {
  it.each([
    ['modal', 'data.main.showAgainIfClosed', 'Same as above'],
    ['modal', 'data.main.colors.headline', 'Automatic'],
    ['modal', 'data.main.image.img_big', 'Empty'],
    ['modal', 'data.setup.language', 'Automatic (page, then browser)'],
    ['modal', 'data.languages.de.fields.main~1title', 'Not translated'],
    ['modal', 'data.languages.de.texts.close', 'Built-in wording'],
    ['modal', 'data.languages.de.legal', 'Not confirmed'],
  ] as const)('OWN-09 in a %s, %s without a value or default reads %s', (type, path, words) => {
    const { before } = describeChange(type, 'sms', { path, before: undefined, after: 'x' });
    expect(before).toEqual({ words, color: undefined });
  });

  it.each([
    ['button', 'data.main.buttonSize', 'l', 'Medium (default)'],
    ['customer_chat', 'data.setup.minimized', 'hidden', 'Open (default)'],
  ] as const)(
    'OWN-09 in a %s, %s before it is set to %s reads as what was in effect: %s',
    (type, path, after, words) => {
      expect(describeChange(type, 'fb', { path, before: undefined, after }).before.words).toBe(words);
    },
  );

  it('OWN-09 an unset value appears as its default, and colors are shown', () => {
    const tell = (path: string, before: unknown, after: unknown) =>
      describeChange('modal', 'sms', { path, before, after });
    expect(tell('data.main.showAgain', undefined, ['never', null])).toEqual({
      path: 'data.main.showAgain',
      label: labelOf('modal', 'data.main.showAgain'),
      before: { words: 'After 3 days (default)', color: undefined },
      after: { words: 'Never', color: undefined },
    });
    const { before, after } = tell('data.main.colors.buttonBackground', null, '12ce66');
    expect([before, after]).toEqual([
      { words: '#0084ff (default)', color: '#0084ff' },
      { words: '#12ce66', color: '#12ce66' },
    ]);
  });
});
