import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canDrawFlags } from './canDrawFlags';
import { PhoneInput } from './PhoneInput';

afterEach(() => vi.unstubAllGlobals());

const countries = [{ code: 'US', name: 'United States', native: 'United States', dial: '1' }];
const write = () =>
  renderToString(
    createElement(PhoneInput, {
      countries,
      value: { country: 'US', number: '201' },
      label: 'Phone',
      onChange: () => {},
    }),
  );

describe('flags', () => {
  it.each([
    [true, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'],
    [
      true,
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    ],
    [
      true,
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    ],
    [true, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [false, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
    [false, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
  ])('C-PHONE-01 %s for %s', (has, userAgent) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(canDrawFlags()).toBe(has);
    expect(write().includes('data-code="US"')).toBe(!has);
  });
  it('C-PHONE-01 a server renders letters instead', () => {
    vi.stubGlobal('navigator', undefined);
    expect(write()).toContain('data-code="US"');
    expect(write()).toContain('value="201"');
  });
});
