import { createElement } from 'preact';
import { expect, it } from 'vitest';
import { renderToString } from './renderToString';

it('OMNI-01 LAY-01 writes the strokes of icons with the names that pages have for them', () => {
  const icon = createElement('svg', { strokeWidth: 2, strokeLinecap: 'round' });
  expect(renderToString(icon)).toBe('<svg stroke-width="2" stroke-linecap="round"></svg>');
});
