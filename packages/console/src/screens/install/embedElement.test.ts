import { expect, it } from 'vitest';
import { embedElement } from './embedElement';

it.each([
  ['box', '<div class="mcwidget-embed" data-widget-id="7"></div>'],
  ['button', '<div class="mcwidget-embed" data-widget-id="7"></div>'],
  ['checkbox', '<div class="mcwidget-checkbox" data-widget-id="7"></div>'],
  ['modal', undefined],
] as const)('OWN-04 LOAD-17 LOAD-19 the embed code of a %s is %s', (type, element) =>
  expect(embedElement(type, 7)).toBe(element),
);
