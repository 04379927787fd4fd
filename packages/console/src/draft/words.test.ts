import { describe, expect, it } from 'vitest';
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
    ['modal', 'smsKeyword', 'Keyword'],
    ['modal', 'channel', 'Channel'],
    ['modal', 'data.main.unheard', 'main.unheard'],
  ] as const)('OWN-09 of a %s %s is called %s', (type, path, label) =>
    expect(labelOf(type, path)).toBe(label),
  );
});

describe('wordsFor', () => {
  it.each([
    [undefined, 'default'],
    [true, 'yes'],
    [false, 'no'],
    ['', 'empty'],
    [['days', 3], 'days 3'],
    [['always', null], 'always'],
    [[], 'none'],
    [{ unit: 'px', value: 350 }, 'px 350'],
    [42, '42'],
    ['x'.repeat(100), `${'x'.repeat(80)}…`],
  ])('OWN-09 %j is told as %s', (value, words) => expect(wordsFor(value)).toBe(words));
});
