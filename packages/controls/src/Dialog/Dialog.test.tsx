import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CloseReason } from '../layer/CloseReason';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { Dialog } from './Dialog';

function start(where: 'open' | 'closed' = 'closed') {
  const reasons: CloseReason[] = [];
  const draw = (open: boolean) => (
    <Dialog open={open} label="Offer" onClose={(reason) => reasons.push(reason)}>
      <button type="button">Yes</button>
    </Dialog>
  );
  const mounted = mount(draw(true), where);
  const dialog = mounted.find<HTMLDialogElement>('dialog');
  return { ...mounted, dialog, reasons, setOpen: (open: boolean) => mounted.rerender(draw(open)) };
}

function mouse(target: Element, kind: 'pointerdown' | 'click', x: number): void {
  act(() => {
    const event = new MouseEvent(kind, { bubbles: true, composed: true, clientX: x, clientY: x });
    target.dispatchEvent(event);
  });
}

// In a window without layout the dialog is the point 0, 0: everything else is backdrop.
const [within, outside] = [0, 50];

describe('Dialog', () => {
  it('is an open, named dialog that holds the focus', () => {
    const { root, dialog, unmount } = start();
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('aria-label')).toBe('Offer');
    expect(root.activeElement).toBe(dialog);
    unmount();
  });

  it.each(['open', 'closed'] as const)('C-MODAL-03 Escape asks to close in an %s root', (where) => {
    const { dialog, find, reasons, unmount } = start(where);
    expect(press(find('button'), 'Escape')).toBe(false);
    expect(reasons).toEqual(['escape']);
    expect(dialog.open).toBe(true);
    unmount();
  });

  it('C-MODAL-03 the browser may not close it by itself', () => {
    const { dialog, reasons, unmount } = start();
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(reasons).toEqual(['escape']);
    unmount();
  });

  it.each([
    ['a press and release on the backdrop', outside, outside, ['outside']],
    ['a drag from inside to the backdrop', within, outside, []],
    ['a drag from the backdrop to the inside', outside, within, []],
  ])('C-MODAL-04 %s', (_, down, up, expected) => {
    const { dialog, reasons, unmount } = start();
    mouse(dialog, 'pointerdown', down);
    mouse(dialog, 'click', up);
    expect(reasons).toEqual(expected);
    unmount();
  });

  it('C-MODAL-04 a press on its contents is not outside', () => {
    const { find, reasons, unmount } = start();
    mouse(find('button'), 'pointerdown', outside);
    mouse(find('button'), 'click', outside);
    expect(reasons).toEqual([]);
    unmount();
  });

  it.each([
    ['Tab from the dialog itself leads to its first part', 'dialog', 0, 'Yes'],
    ['Shift and Tab from its first part lead to its last', '#yes', 0, 'No'],
    ['Tab from its last part leads to its first', '#no', -1, 'Yes'],
  ])('A-63 %s', (_, from, edge, expected) => {
    const { root, find, unmount } = mount(
      <Dialog label="Offer" onClose={() => {}}>
        <button type="button" id="yes">
          Yes
        </button>
        <button type="button" id="no">
          No
        </button>
      </Dialog>,
    );
    // Elements without layout have no boxes, and Tab skips elements without a box.
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    const edges = [...root.querySelectorAll<HTMLElement>('span[tabindex]')];
    const focus = new FocusEvent('focusin', { bubbles: true, relatedTarget: find(from) });
    act(() => void edges.at(edge)?.dispatchEvent(focus));
    expect(root.activeElement?.textContent).toBe(expected);
    vi.restoreAllMocks();
    unmount();
  });

  it('A-63 Tab skips what is disabled, inert or out of the tab order, at both ends', () => {
    const { root, unmount } = mount(
      <Dialog label="Offer" onClose={() => {}}>
        <button type="button" disabled>
          Not yet
        </button>
        <button type="button">Yes</button>
        <button type="button" tabIndex={-1}>
          Aside
        </button>
        <div inert>
          <button type="button">Covered</button>
        </div>
        <button type="button" disabled>
          Save
        </button>
      </Dialog>,
    );
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    const edges = [...root.querySelectorAll<HTMLElement>('span[tabindex]')];
    for (const edge of edges) {
      act(() => void edge.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
      expect(root.activeElement?.textContent).toBe('Yes');
      act(() => root.querySelector<HTMLElement>('dialog')?.focus());
    }
    vi.restoreAllMocks();
    unmount();
  });

  it('closes on command, and the page scrolls again', () => {
    const { dialog, setOpen, unmount } = start();
    expect(document.documentElement.style.overflow).toBe('hidden');
    setOpen(false);
    expect(dialog.open).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    setOpen(true);
    expect(dialog.open).toBe(true);
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('A-63 closed but still mounted, it cannot take the focus again', () => {
    const { dialog, setOpen, unmount } = start();
    expect(dialog.inert).toBe(false);
    setOpen(false);
    expect(dialog.inert).toBe(true);
    setOpen(true);
    expect(dialog.inert).toBe(false);
    unmount();
  });

  it('is closed before it is removed, so that the browser returns the focus', () => {
    const { dialog, unmount } = start();
    const close = dialog.close.bind(dialog);
    const connected: boolean[] = [];
    dialog.close = () => {
      connected.push(dialog.isConnected);
      close();
    };
    unmount();
    expect(connected).toEqual([true]);
  });
});
