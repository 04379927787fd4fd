import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { press } from '../../../../controls/src/testing/press';
import type { Event } from '../../core/Event';
import type { ViewOf } from '../../core/view/View';
import { someCard, someFrame } from '../testing/someCard';
import { SlideIn } from './SlideIn';

const closed = { type: 'instance.closeAsked', id: 'i0', manual: true };

function start(dock: ViewOf<'slideIn'>['dock'] = 'rb') {
  const facts: Event[] = [];
  const view: ViewOf<'slideIn'> = { ...someFrame, layout: 'slideIn', dock, card: someCard() };
  const draw = (open: boolean) => (
    <SlideIn view={view} open={open} parts={{ layouts: {} }} send={(fact) => facts.push(fact)} />
  );
  const mounted = mount(draw(true), 'open');
  const box = mounted.find('[role="dialog"]');
  return { ...mounted, facts, box, setOpen: (open: boolean) => mounted.rerender(draw(open)) };
}

function drag(grab: HTMLElement, by: number, end = 'pointerup'): void {
  for (const [kind, clientY] of [
    ['pointerdown', 10],
    ['pointermove', 10 + by],
    [end, 10 + by],
  ] as const)
    act(() => {
      grab.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientY, pointerId: 1 }));
    });
}

describe('SlideIn', () => {
  it.each(['lt', 'lm', 'lb', 'rt', 'rm', 'rb'] as const)('OVL-01 CONST-03 docks at %s', (dock) => {
    const { box, unmount } = start(dock);
    expect(box.classList.contains(dock)).toBe(true);
    unmount();
  });

  it('OVL-06 has a name, is not modal and leaves the focus where it was', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const { box, unmount } = start();
    expect(box.getAttribute('aria-label')).toBe('Ferns');
    expect(box.getAttribute('aria-modal')).toBe('false');
    expect(document.activeElement).toBe(field);
    unmount();
    field.remove();
  });

  it('OPEN-13 the close button closes it manually', () => {
    const { find, facts, unmount } = start();
    act(() => find('button[aria-label="Close"]').click());
    expect(facts).toEqual([closed]);
    unmount();
  });

  it('A-29 Escape inside closes it and does not reach the page', () => {
    const { find, facts, unmount } = start();
    let heard = 0;
    const hear = () => {
      heard += 1;
    };
    document.addEventListener('keydown', hear);
    press(document.body, 'Escape');
    expect([facts, heard]).toEqual([[], 1]);
    press(find('button'), 'Escape');
    expect([facts, heard]).toEqual([[closed], 1]);
    document.removeEventListener('keydown', hear);
    unmount();
  });

  it('OVL-06 returns the focus to where it came from', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const { find, setOpen, unmount } = start();
    act(() => {
      find('button').focus();
      find('button').dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: field }));
    });
    setOpen(false);
    expect(document.activeElement).toBe(field);
    unmount();
    field.remove();
  });

  it('when closed, it shows nothing', () => {
    const { box, setOpen, unmount } = start();
    expect(box.hidden).toBe(false);
    setOpen(false);
    expect(box.hidden).toBe(true);
    unmount();
  });

  it.each([
    ['far', 120, 'pointerup', [closed]],
    ['a little', 20, 'pointerup', []],
    ['upwards', -120, 'pointerup', []],
    ['far, and taken over by the browser', 120, 'pointercancel', []],
  ])('OPEN-13 dragged down %s by its handle', (_, by, end, expected) => {
    const { box, find, facts, unmount } = start();
    drag(find('.grab'), by, end);
    expect(facts).toEqual(expected);
    expect(box.style.translate ?? '').toBe('');
    unmount();
  });
});
