import { afterEach, describe, expect, it, vi } from 'vitest';
import { attachOverlay } from './attachOverlay';
import { bodyOf } from './bodyOf';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('attachOverlay', () => {
  it('LOAD-16 A-81 adds an element to the body, with its id and its title as hidden text', () => {
    const host = attachOverlay(document, { widgetId: '5', title: '<b>Join</b>' });
    expect(host.parentElement).toBe(document.body);
    expect([host.className, host.dataset['widgetId'], host.textContent]).toEqual([
      'mcwidget-overlay',
      '5',
      '<b>Join</b>',
    ]);
    expect([host.shadowRoot?.childNodes.length, host.children.length]).toEqual([0, 0]);
  });
});

describe('bodyOf', () => {
  it('LOAD-02 LOAD-16 an element named body does not replace it', () => {
    const real = document.body;
    const form = document.createElement('form');
    real.append(form);
    const named = vi.spyOn(document, 'body', 'get').mockReturnValue(form);
    expect([document.body, bodyOf(document)]).toEqual([form, real]);
    expect(attachOverlay(document, { widgetId: '5', title: '' }).parentElement).toBe(real);
    named.mockRestore();
  });
});
