import { describe, expect, it } from 'vitest';
import { fieldsFor } from './fieldsFor';
import { modeOf } from './modeOf';

describe('modeOf', () => {
  it.each([
    [{ messengerMode: 'plugin', isEuAffected: false }, 'plugin'],
    [{ messengerMode: 'link', isEuAffected: false }, 'link'],
    [{ messengerMode: 'plugin', isEuAffected: true }, 'link'],
  ] as const)('A-17 A-79 with %j visitors get to Messenger by %s', (settings, mode) => {
    expect(modeOf(settings)).toBe(mode);
  });
});

describe('fieldsFor in a mode', () => {
  const has = (path: string, ...given: Parameters<typeof fieldsFor>) =>
    fieldsFor(...given).filter((field) => field.path === path).length;
  it.each(['bar', 'modal', 'button', 'checkbox'] as const)(
    'A-96 offers to start a %s ticked only if the plugin draws the box, and says so',
    (type) => {
      const offered = (mode: 'plugin' | 'link') => has('main.prechecked', type, 'fb', mode);
      expect([offered('plugin'), offered('link')]).toEqual([1, 0]);
      const field = fieldsFor(type, 'fb', 'plugin').find(({ path }) => path === 'main.prechecked');
      expect(field?.help).toContain('Only Messenger’s plugin');
    },
  );
  it('A-96 CHK-06 offers a text for the link of a checkbox only if it has a link', () => {
    expect(has('main.optInButtonText', 'checkbox', 'fb', 'link')).toBe(1);
    expect(has('main.optInButtonText', 'checkbox', 'fb', 'plugin')).toBe(0);
  });
  it('A-96 without a mode lists the fields of both', () => {
    expect([has('main.prechecked', 'modal', 'fb'), has('main.optInButtonText', 'checkbox', 'fb')]).toEqual([
      1, 1,
    ]);
  });
});
