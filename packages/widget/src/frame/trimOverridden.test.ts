import { describe, expect, it } from 'vitest';
import { trimOverridden } from './trimOverridden';

const dark = '@media (prefers-color-scheme:dark){:host{--mc-a:2}}';

describe('trimOverridden', () => {
  it.each([
    ['drops what is always replaced', ':host{--mc-a:1;--mc-b:1}', ':host{--mc-a:2}', ':host{--mc-b:1}'],
    ['drops it in any of several rules', ':host{--mc-a:1}', ':host{--mc-b:2}:host{--mc-a:2}', ':host{}'],
    [
      'drops it in layers and conditions',
      `@layer l{:root,:host{--mc-a:1}}${dark}`,
      ':host{--mc-a:3}',
      '@layer l{:root,:host{}}@media (prefers-color-scheme:dark){:host{}}',
    ],
    ['keeps what is replaced only under a condition', ':host{--mc-a:1}', dark, ':host{--mc-a:1}'],
    [
      'keeps what is replaced only in a layer',
      ':host{--mc-a:1}',
      '@layer l{:host{--mc-a:2}}',
      ':host{--mc-a:1}',
    ],
    ['tells names apart that begin alike', ':host{--mc-ab:1}', ':host{--mc-a:2}', ':host{--mc-ab:1}'],
    [
      'leaves other elements alone',
      '.a{--mc-a:1}:host,.b{--mc-a:1}',
      ':host{--mc-a:2}',
      '.a{--mc-a:1}:host,.b{--mc-a:1}',
    ],
    ['leaves other properties alone', ':host{color:red}', ':host{color:blue}', ':host{color:red}'],
  ])('LOAD-21 LOAD-26 %s', (_, css, later, expected) => {
    expect(trimOverridden(css, later)).toBe(expected);
  });
});
