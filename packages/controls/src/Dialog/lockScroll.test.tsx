import { afterEach, describe, expect, it } from 'vitest';
import { lockScroll } from './lockScroll';

const page = document.documentElement;

describe('lockScroll', () => {
  afterEach(() => page.removeAttribute('style'));

  it.each([null, 'color: red', 'overflow: auto', 'overflow: scroll !important'])(
    'a page with the style %j gets it back unchanged',
    (style) => {
      if (style) page.style.cssText = style;
      const before = page.getAttribute('style');
      const unlock = lockScroll(document);
      expect(page.style.getPropertyValue('overflow')).toBe('hidden');
      unlock();
      expect(page.getAttribute('style')).toBe(before);
    },
  );

  it('two modals lock once and the last one unlocks', () => {
    const [one, two] = [lockScroll(document), lockScroll(document)];
    one();
    expect(page.style.overflow).toBe('hidden');
    two();
    expect(page.style.overflow).toBe('');
  });
});
