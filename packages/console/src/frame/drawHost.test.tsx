import { afterEach, expect, it } from 'vitest';
import { previewOrder } from '../preview/previewOrder';
import { drawHost } from './drawHost';

const wanted = { type: 'modal', draft: { channel: 'sms', smsKeyword: '', data: {} }, account: {} } as const;
const view = { state: 'initial', scheme: 'light' } as const;

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
});

it('OWN-08 the page of a preview has the font that the owner’s site has, so that the widget takes it', () => {
  drawHost(document, previewOrder(wanted, { ...view, font: 'Georgia, serif' }));
  expect(document.documentElement.style.fontFamily).toBe('Georgia, serif');
});
it('OWN-08 without a font of the owner’s a preview has that of the system', () => {
  drawHost(document, previewOrder(wanted, view));
  expect(document.documentElement.style.fontFamily).toBe('');
});
