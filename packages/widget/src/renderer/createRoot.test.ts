import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoot, hydrateRoot } from './createRoot';
import { createElement, memo } from './index';

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => place.remove());

const text = (value: string) => createElement('p', {}, value);
const fire = (css: string, event: Event): void => void place.querySelector(css)?.dispatchEvent(event);

describe('the React replacement', () => {
  it('LOAD-21 draws, redraws and removes everything', () => {
    const root = createRoot(place);
    root.render(text('one'));
    const drawn = place.firstChild;
    root.render(text('two'));
    expect([place.textContent, place.firstChild]).toEqual(['two', drawn]);
    root.unmount();
    expect(place.childNodes).toHaveLength(0);
  });
  it('LOAD-21 continues with what has already been drawn', () => {
    place.innerHTML = '<button>Open</button>';
    const button = place.firstChild;
    const press = vi.fn();
    const root = hydrateRoot(place, createElement('button', { onClick: press }, 'Open'));
    fire('button', new MouseEvent('click', { bubbles: true }));
    expect([place.firstChild, press.mock.calls.length]).toEqual([button, 1]);
    root.unmount();
  });
  it('SMS-06 reports every letter of a text field as a change, but only the tick of a checkbox', () => {
    const [typed, ticked] = [vi.fn(), vi.fn()];
    createRoot(place).render([
      createElement('input', { type: 'tel', onChange: typed }),
      createElement('input', { type: 'checkbox', onChange: ticked }),
    ]);
    fire('[type=tel]', new Event('input', { bubbles: true }));
    fire('[type=checkbox]', new Event('input', { bubbles: true }));
    expect([typed.mock.calls.length, ticked.mock.calls.length]).toEqual([1, 0]);
    fire('[type=checkbox]', new Event('change', { bubbles: true }));
    expect(ticked).toHaveBeenCalledOnce();
  });
  it('A-63 tells an element about focus inside it', () => {
    const [came, went] = [vi.fn(), vi.fn()];
    const inside = createElement('input', {});
    createRoot(place).render(createElement('div', { onFocus: came, onBlur: went }, inside));
    fire('input', new FocusEvent('focusin', { bubbles: true }));
    fire('input', new FocusEvent('focusout', { bubbles: true }));
    expect([came.mock.calls.length, went.mock.calls.length]).toEqual([1, 1]);
  });
  it("A-63 an event gives access to the page's event", () => {
    const press = vi.fn();
    createRoot(place).render(createElement('button', { onClick: press }));
    const event = new MouseEvent('click', { bubbles: true });
    fire('button', event);
    expect(press.mock.calls[0]?.[0].nativeEvent).toBe(event);
  });
  it('LAY-01 names the strokes of icons as the page does', () => {
    createRoot(place).render(
      createElement('svg', {}, createElement('path', { strokeWidth: 2, strokeLinecap: 'round' })),
    );
    expect(place.querySelector('path')?.outerHTML).toContain('stroke-width="2" stroke-linecap="round"');
  });
  it('C-PHONE-04 draws a memoized component again only for a changed property', () => {
    const draw = vi.fn(({ name }: { name: string }) => text(name));
    const Row = memo(draw);
    const root = createRoot(place);
    for (const name of ['one', 'one', 'two']) root.render(createElement(Row, { name }));
    expect([draw.mock.calls.length, place.textContent]).toEqual([2, 'two']);
  });
});
