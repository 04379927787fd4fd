import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { canDrawFlags } from './canDrawFlags';
import { PhoneInput } from './PhoneInput';

it('on a server, where nothing is drawn, the field is written with letters in the place of flags', () => {
  const countries = [{ code: 'US', name: 'United States', native: 'United States', dial: '1' }];
  const value = { country: 'US', number: '201' };
  const html = renderToString(
    createElement(PhoneInput, { countries, value, label: 'Phone', onChange: () => {} }),
  );
  expect(canDrawFlags()).toBe(false);
  expect(html).toContain('data-code="US"');
  expect(html).toContain('value="201"');
});
