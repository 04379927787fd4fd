import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { press } from '../../../../controls/src/testing/press';
import type { Event } from '../../core/Event';
import type { CardView, ViewOf } from '../../core/view/View';
import { someCard, someFrame, submittedBody } from '../testing/someCard';
import { Modal } from './Modal';

const closed = { type: 'instance.closeAsked', id: 'i0', manual: true };

function start(given: Partial<CardView> = {}, frame: Partial<ViewOf<'modal'>> = {}) {
  const facts: Event[] = [];
  const view: ViewOf<'modal'> = { ...someFrame, layout: 'modal', card: someCard(given), ...frame };
  const draw = (open: boolean) => (
    <Modal view={view} open={open} parts={{ layouts: {} }} send={(fact) => facts.push(fact)} />
  );
  const mounted = mount(draw(true), 'open');
  return { ...mounted, facts, dialog: mounted.find<HTMLDialogElement>('dialog'), draw };
}

function click(target: Element, at: number): void {
  for (const kind of ['pointerdown', 'click'])
    act(() => {
      target.dispatchEvent(new MouseEvent(kind, { bubbles: true, composed: true, clientX: at, clientY: at }));
    });
}

describe('Modal', () => {
  it('OVL-06 is a dialog with a name that holds the focus', () => {
    const { dialog, root, unmount } = start();
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('aria-label')).toBe('Ferns');
    expect(root.activeElement).toBe(dialog);
    unmount();
  });

  it('OPEN-13 the close button closes it manually', () => {
    const { find, facts, unmount } = start();
    act(() => find('button[aria-label="Close"]').click());
    expect(facts).toEqual([closed]);
    unmount();
  });

  it('A-29 OVL-06 Escape closes it manually', () => {
    const { dialog, facts, unmount } = start();
    press(dialog, 'Escape');
    expect(facts).toEqual([closed]);
    unmount();
  });

  it('OPEN-14 A-29 the backdrop closes, the inside does not', () => {
    const { dialog, find, facts, unmount } = start();
    click(find('h2'), 50);
    expect(facts).toEqual([]);
    click(dialog, 50);
    expect(facts).toEqual([closed]);
    unmount();
  });

  it('when closed, it shows nothing and keeps its place', () => {
    const { dialog, draw, rerender, unmount } = start();
    rerender(draw(false));
    expect(dialog.open).toBe(false);
    rerender(draw(true));
    expect(dialog.open).toBe(true);
    unmount();
  });

  it.each([
    ['with the plan', 'https://beckon.example/', 1],
    ['without it', undefined, 0],
  ])('LAY-01 the badge %s', (_, badgeUrl, count) => {
    const { root, unmount } = start({}, { badgeUrl });
    expect(root.querySelectorAll('a[href="https://beckon.example/"][target="_blank"]')).toHaveLength(count);
    unmount();
  });

  it('LAY-04 the message replaces the form', () => {
    const { root, unmount } = start({ body: submittedBody });
    expect(root.textContent).toContain('Thank you');
    expect(root.textContent).not.toContain('A letter a week');
    unmount();
  });
});
