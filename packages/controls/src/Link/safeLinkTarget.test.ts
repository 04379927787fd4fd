import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLinkTarget } from './safeLinkTarget';

describe('safeLinkTarget', () => {
  it.each([undefined, '', ' ', '\n\t', '\u00a0'])('C-BTN-02 %j is a placeholder', (target) => {
    expect(safeLinkTarget(target)).toBe('#');
  });

  it.each(['<b>', 'https://shop.test/>', '\\\\shop.test', '/a\\b'])(
    'C-BTN-03 %s is a placeholder',
    (target) => {
      expect(safeLinkTarget(target)).toBe('#');
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '  javascript:alert(1)',
    '\u0001\u001fjavascript:alert(1)',
    'java\tscript:alert(1)',
    'j\na\rvascript\t:alert(1)',
    '\u00a0\u2003\ufeffjavascript:alert(1)',
    'java\u200bscript:alert(1)',
    'vbscript:msgbox(1)',
    ' DATA:text/html,hello',
  ])('C-BTN-04 %j is a placeholder', (target) => {
    expect(safeLinkTarget(target)).toBe('#');
  });

  it.each([
    'https://shop.test/a?b=c#d',
    '/terms',
    '#top',
    'mailto:me@shop.test',
    'sms:+12015550123&body=Hi%20there',
    '//shop.test/path',
    'search?q=javascript:',
    '/database:1',
  ])('C-BTN-04 %s stays as it is', (target) => {
    expect(safeLinkTarget(target)).toBe(target);
  });

  it('spaces around a target are removed', () => {
    expect(safeLinkTarget('  /terms\n')).toBe('/terms');
  });

  it('C-BTN-04 whatever is between its letters, a code scheme never gets through', () => {
    const gap = fc.string({
      unit: fc.constantFrom(' ', '\t', '\n', '\r', '\0', '\u001f', '\u00a0'),
      maxLength: 3,
    });
    const letters = 'javascript:'.split('');
    const written = fc
      .tuple(...letters.map((letter) => fc.tuple(gap, fc.constantFrom(letter, letter.toUpperCase()))))
      .map((parts) => `${parts.flat().join('')}alert(1)`);
    fc.assert(fc.property(written, (target) => safeLinkTarget(target) === '#'));
  });

  it('C-BTN-04 B03 browsers find no code scheme in a target that passes', () => {
    const scheme = fc.constantFrom('javascript:', 'JAVASCRIPT:', 'vbscript:', 'data:', '');
    const parts = fc.tuple(fc.string({ maxLength: 4 }), scheme, fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(parts, (texts) => {
        const safe = safeLinkTarget(texts.join(''));
        return !URL.canParse(safe) || !/^(javascript|vbscript|data):/.test(new URL(safe).protocol);
      }),
    );
  });
});
