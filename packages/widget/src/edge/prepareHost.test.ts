import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRing } from '../core/createRing';
import { idleHandlers } from '../core/testing/idleHandlers';
import { started } from '../core/testing/started';
import { drawViews } from './drawViews';
import { prepareHost } from './prepareHost';

afterEach(() => document.body.replaceChildren());

/** An element that can't host a shadow root in real browsers; the DOM of these tests makes no such difference. */
function cell(): HTMLElement {
  const element = document.body.appendChild(document.createElement('li'));
  element.textContent = 'Loading';
  element.attachShadow = () => {
    throw new DOMException('not supported', 'NotSupportedError');
  };
  return element;
}

describe('prepareHost', () => {
  it('LOAD-19 draws into the element itself if possible, and always into the same one', () => {
    const element = document.body.appendChild(document.createElement('div'));
    expect([prepareHost(element) === element, prepareHost(element) === element]).toEqual([true, true]);
    expect(element.shadowRoot).not.toBeNull();
  });
  it('LOAD-19 draws into a child if an element cannot have a shadow root, and leaves its text', () => {
    const element = cell();
    const host = prepareHost(element);
    expect([
      host.parentElement === element,
      host.shadowRoot === null,
      element.firstChild?.textContent,
    ]).toEqual([true, false, 'Loading']);
    expect([prepareHost(element) === host, element.childElementCount]).toEqual([true, 1]);
    // A link's underline does not extend into it.
    expect(host.shadowRoot?.adoptedStyleSheets[0]?.cssRules[1]?.cssText).toContain('display: inline-block');
  });
  it('LOAD-19 does the same if the element already has a shadow root', () => {
    const element = document.body.appendChild(document.createElement('div'));
    const own = element.attachShadow({ mode: 'open' });
    own.innerHTML = '<slot></slot>';
    const host = prepareHost(element);
    expect([host.parentElement === element, own.childElementCount]).toEqual([true, 1]);
  });
  it.each([
    ['words', '<p>Join</p>', 'p', false],
    ['a field', '<input type="tel">', 'input', false],
    ['our button', '<button><b>Send</b></button>', 'b', true],
    ['our link', '<a href="/x">Go</a>', 'a', true],
    ['our box', '<input type="checkbox">', 'input', true],
  ])('LOAD-19 a press on %s, within a link or a form of the page', (_, html, pressed, acts) => {
    const host = prepareHost(cell());
    if (host.shadowRoot) host.shadowRoot.innerHTML = html;
    const press = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    host.shadowRoot?.querySelector(pressed)?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(!acts);
  });
  it('LOAD-19 a child that the page removed comes back with the next change', () => {
    const element = cell();
    const host = prepareHost(element);
    const box = { widget_id: 20, widget_type: 'box', channel: 'sms' };
    const place = { key: 'e0', place: 'embed', widgetId: '20', payload: undefined } as const;
    const { state } = started({ widgets: [box], elements: [place] });
    const ring = createRing(state, { handlers: idleHandlers(), now: () => 1, report: vi.fn() });
    const refresh = drawViews({
      page: window,
      ring,
      hosts: new Map([['i0', host]]),
      scanner: { elementOf: () => element },
      given: new Map(),
      draw: vi.fn(),
    });
    element.textContent = 'Sold out';
    refresh();
    expect([element.firstChild?.textContent, host.parentElement === element]).toEqual(['Sold out', true]);
    element.remove();
    expect(refresh).not.toThrow();
  });
});
