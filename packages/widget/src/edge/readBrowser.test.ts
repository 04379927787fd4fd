import { describe, expect, it } from 'vitest';
import { readBrowser } from './readBrowser';

describe('readBrowser', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const android =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
  it.each([
    ['an iPhone', iphone, 5, true, true],
    ['an iPad that says it is a Mac', mac, 5, true, true],
    ['a Mac', mac, 0, false, false],
    ['an Android phone', android, 5, true, false],
    ['a touch laptop', windows, 10, false, false],
  ])('DISP-19 A-26 %s', (_, userAgent, maxTouchPoints, isMobile, isIos) => {
    const page = { navigator: { userAgent, maxTouchPoints, language: 'en-GB' }, location: { hostname: 'h' } };
    expect(readBrowser(page as unknown as Window)).toEqual({
      hostname: 'h',
      userAgent,
      isMobile,
      isIos,
      language: 'en-GB',
    });
  });
});
