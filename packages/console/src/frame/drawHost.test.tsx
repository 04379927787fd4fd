import { afterEach, expect, it } from 'vitest';
import { previewOrder } from '../preview/previewOrder';
import { drawHost } from './drawHost';

const wanted = { type: 'modal', draft: { channel: 'sms', smsKeyword: '', data: {} }, account: {} } as const;
const view = { state: 'initial', scheme: 'light' } as const;

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
});

it('OWN-08 uses the font of the owner’s site in a preview, so that the widget inherits it', () => {
  drawHost(document, previewOrder(wanted, { ...view, font: 'Georgia, serif' }));
  expect(document.documentElement.style.fontFamily).toBe('Georgia, serif');
});
it('OWN-08 uses the system font in a preview of a site without its own', () => {
  drawHost(document, previewOrder(wanted, view));
  expect(document.documentElement.style.fontFamily).toBe('');
});
