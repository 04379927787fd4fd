import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CloseReason } from '../layer/CloseReason';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { Modal, type ModalProps } from './Modal';
import { leaveMs } from './useLeaving';

function start(props: Partial<ModalProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const reasons: CloseReason[] = [];
  const onClose = (reason: CloseReason) => void reasons.push(reason);
  const draw = (open: boolean) => (
    <Modal open={open} title="Rename" onClose={onClose} {...props}>
      <input />
    </Modal>
  );
  const mounted = mount(draw(true), where);
  const names = () =>
    [...mounted.root.querySelectorAll('button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
  return { ...mounted, reasons, names, setOpen: (open: boolean) => mounted.rerender(draw(open)) };
}

function pressOutside(dialog: HTMLElement): void {
  act(() => {
    for (const kind of ['pointerdown', 'click'])
      dialog.dispatchEvent(new MouseEvent(kind, { bubbles: true, composed: true, clientX: 50, clientY: 50 }));
  });
}

describe('Modal', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('C-MODAL-01 is a dialog named by its title, with a body and buttons in header and footer', () => {
    const { root, find, names, unmount } = start({ headerButtons: <button type="button">Help</button> });
    const dialog = find('dialog');
    expect(root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Rename');
    expect(find('dialog input')).toBeTruthy();
    expect(names()).toEqual(['Help', 'Close', 'Cancel', 'Confirm']);
    expect(find('header').textContent).toBe('RenameHelp');
    unmount();
  });

  it('C-MODAL-02 the footer has Cancel and Confirm by default', () => {
    const usual = start();
    expect(usual.find('footer').textContent).toBe('CancelConfirm');
    usual.unmount();
    const named = start({ texts: { cancel: 'Keep', confirm: 'Rename' } });
    expect(named.find('footer').textContent).toBe('KeepRename');
    named.unmount();
    const own = start({ footerButtons: <button type="button">Done</button> });
    expect(own.find('footer').textContent).toBe('Done');
    own.unmount();
    const none = start({ footerButtons: null });
    expect(none.root.querySelector('footer')).toBeNull();
    none.unmount();
  });

  it('C-MODAL-01 Confirm confirms; Cancel and the X ask to close', () => {
    const onConfirm = vi.fn();
    const { root, reasons, unmount } = start({ onConfirm });
    const [cross, cancel, confirm] = root.querySelectorAll('button');
    act(() => confirm?.click());
    expect([onConfirm.mock.calls.length, reasons]).toEqual([1, []]);
    act(() => cancel?.click());
    act(() => cross?.click());
    expect(reasons).toEqual(['button', 'button']);
    unmount();
  });

  it.each(['document', 'open', 'closed'] as const)('C-MODAL-03 Escape asks to close in %s', (where) => {
    const { find, reasons, unmount } = start({}, where);
    press(find('dialog input'), 'Escape');
    expect(reasons).toEqual(['escape']);
    unmount();
  });

  it('C-MODAL-03 C-MODAL-04 either way can be disabled', () => {
    const { find, reasons, unmount } = start({ closesOnEscape: false, closesOnOutside: false });
    expect(press(find('dialog input'), 'Escape')).toBe(false);
    pressOutside(find('dialog'));
    expect(reasons).toEqual([]);
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
    unmount();
  });

  it('C-MODAL-04 a press outside asks to close', () => {
    const { find, reasons, unmount } = start();
    pressOutside(find('dialog'));
    expect(reasons).toEqual(['outside']);
    unmount();
  });

  it('closes at once and only fades afterward', () => {
    const { root, find, setOpen, unmount } = start();
    setOpen(false);
    expect(find<HTMLDialogElement>('dialog').open).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    act(() => vi.advanceTimersByTime(leaveMs - 1));
    expect(root.querySelector('dialog')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(root.querySelector('dialog')).toBeNull();
    unmount();
  });

  it('opened again while it fades, it stays', () => {
    const { find, setOpen, unmount } = start();
    setOpen(false);
    act(() => vi.advanceTimersByTime(leaveMs / 2));
    setOpen(true);
    act(() => vi.advanceTimersByTime(leaveMs * 2));
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
    unmount();
  });

  it('unmounted while open, it leaves nothing on the page', () => {
    const before = document.documentElement.outerHTML;
    const { unmount } = start();
    expect(document.documentElement.outerHTML).not.toBe(before);
    unmount();
    expect(document.documentElement.outerHTML).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('A-93 while confirming is in progress a press does nothing', () => {
    const onConfirm = vi.fn();
    const { root, unmount } = start({ onConfirm, busy: true });
    const confirm = [...root.querySelectorAll('button')].at(-1);
    act(() => confirm?.click());
    expect([confirm?.getAttribute('aria-busy'), onConfirm.mock.calls.length]).toEqual(['true', 0]);
    unmount();
  });
});
