import { describe, expect, it } from 'vitest';
import type { CloseReason } from './CloseReason';
import { openLayer } from './openLayer';

function makeRoot(mode: 'open' | 'closed') {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode });
  root.innerHTML = '<button></button><div><input></div><p></p>';
  const get = (selector: string) => root.querySelector(selector) as HTMLElement;
  return { host, element: get('div'), inside: get('input'), trigger: get('button'), beside: get('p') };
}

function open(element: HTMLElement, alsoInside: readonly Element[] = []) {
  const reasons: CloseReason[] = [];
  const close = openLayer({ element, alsoInside, onClose: (reason) => reasons.push(reason) });
  return { reasons, close };
}

const pressOn = (element: Element) =>
  element.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
const pressEscape = (element: Element, more: KeyboardEventInit = {}) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true, ...more }),
  );

describe.each(['open', 'closed'] as const)('openLayer in an %s root', (mode) => {
  it('A-67 closes on a press outside it in the same root and on the host page', () => {
    const { element, beside } = makeRoot(mode);
    const { reasons, close } = open(element);
    pressOn(beside);
    pressOn(document.body);
    close();
    pressOn(document.body);
    expect(reasons).toEqual(['outside', 'outside']);
  });

  it('A-67 stays on a press inside it or on its trigger', () => {
    const { element, inside, trigger } = makeRoot(mode);
    const { reasons, close } = open(element, [trigger]);
    pressOn(inside);
    pressOn(trigger);
    close();
    expect(reasons).toEqual([]);
  });

  it('A-67 closes on a press in another widget', () => {
    const { element } = makeRoot(mode);
    const other = makeRoot(mode);
    const { reasons, close } = open(element);
    pressOn(other.inside);
    close();
    expect(reasons).toEqual(['outside']);
  });

  it('closes when the focus moves elsewhere, not when the window loses it', () => {
    const { element, inside, beside, trigger } = makeRoot(mode);
    const { reasons, close } = open(element, [trigger]);
    const leave = (relatedTarget: Element | null) =>
      inside.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    leave(null);
    leave(trigger);
    leave(inside);
    expect(reasons).toEqual([]);
    leave(beside);
    close();
    expect(reasons).toEqual(['blur']);
  });
});

describe('openLayer', () => {
  it('A-67 Escape closes the topmost layer of all roots, one at a time', () => {
    const [low, high] = [makeRoot('closed'), makeRoot('open')];
    const [lower, upper] = [open(low.element), open(high.element)];
    expect(pressEscape(low.inside)).toBe(false);
    expect([lower.reasons, upper.reasons]).toEqual([[], ['escape']]);
    upper.close();
    pressEscape(low.inside);
    expect(lower.reasons).toEqual(['escape']);
    lower.close();
    expect(pressEscape(low.inside)).toBe(true);
  });

  it('A-67 one Escape closes one layer even if the upper one goes at once', () => {
    const [low, high] = [makeRoot('closed'), makeRoot('closed')];
    const lower = open(low.element);
    const closing = openLayer({ element: high.element, onClose: () => closing() });
    pressEscape(high.inside);
    lower.close();
    expect(lower.reasons).toEqual([]);
  });

  it('Escape that ends a composition is not for the layer', () => {
    const { element, inside } = makeRoot('open');
    const { reasons, close } = open(element);
    expect(pressEscape(inside, { isComposing: true })).toBe(true);
    close();
    expect(reasons).toEqual([]);
  });

  it('a modal leaves presses and focus to its dialog', () => {
    const { element, beside } = makeRoot('open');
    const reasons: CloseReason[] = [];
    const close = openLayer({ element, modal: true, onClose: (reason) => reasons.push(reason) });
    pressOn(beside);
    pressEscape(beside);
    close();
    expect(reasons).toEqual(['escape']);
  });
});
