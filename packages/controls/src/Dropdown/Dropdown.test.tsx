import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CloseReason } from '../layer/CloseReason';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { Dropdown, type DropdownProps } from './Dropdown';

function start(props: Partial<DropdownProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const chosen: string[] = [];
  const reasons: CloseReason[] = [];
  const action = (id: string, more: object = {}) => ({
    id,
    label: id,
    onSelect: () => chosen.push(id),
    ...more,
  });
  const items = [
    action('Edit'),
    action('Copy', { disabled: true }),
    'separator' as const,
    action('Pin', { checked: true, keepsOpen: true }),
    action('Delete', { danger: true }),
  ];
  const mounted = mount(
    <Dropdown label="Actions" items={items} onClose={(reason) => reasons.push(reason)} {...props} />,
    where,
  );
  const { root, find } = mounted;
  const button = find('[aria-haspopup=menu]');
  const isOpen = () => root.querySelector('[role=menu]') !== null;
  const focused = () => root.activeElement?.textContent;
  const key = (name: string) => press(root.activeElement as Element, name);
  const move = (
    target: Element,
    kind: 'pointerover' | 'pointerout',
    relatedTarget: Element = document.body,
  ) =>
    act(() => {
      const event = new MouseEvent(kind, { bubbles: true, composed: true, relatedTarget });
      target.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
    });
  return { ...mounted, button, isOpen, focused, key, move, chosen, reasons };
}

describe('Dropdown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('C-DROP-02 A-63 a click opens the menu on its first entry, and a second one closes it', () => {
    const { root, find, button, isOpen, focused, reasons, unmount } = start();
    expect([button.getAttribute('aria-expanded'), isOpen()]).toEqual(['false', false]);
    act(() => button.click());
    expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual([
      'true',
      find('[role=menu]').id,
    ]);
    expect(find('[role=menu]').getAttribute('aria-labelledby')).toBe(button.id);
    expect(focused()).toBe('Edit');
    act(() => button.click());
    expect([isOpen(), reasons]).toEqual([false, ['button']]);
    expect(root.activeElement).toBe(button);
    unmount();
  });

  it.each([
    ['ArrowDown', 'Edit'],
    ['ArrowUp', 'Delete'],
  ])('C-DROP-02 A-63 %s opens it on %s', (name, entry) => {
    const { button, focused, unmount } = start();
    act(() => button.focus());
    press(button, name);
    expect(focused()).toBe(entry);
    unmount();
  });

  it.each(['document', 'open', 'closed'] as const)('A-63 the keys wrap around in %s', (where) => {
    const { button, focused, key, unmount } = start({}, where);
    act(() => button.click());
    const path = ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'p'].map((name) => {
      key(name);
      return focused();
    });
    expect(path).toEqual(['Copy', 'Delete', 'Edit', 'Delete', 'Edit', 'Pin']);
    unmount();
  });

  it('A-63 Escape and Tab close it and return the focus to the button', () => {
    const { root, button, isOpen, key, reasons, unmount } = start();
    for (const name of ['Escape', 'Tab']) {
      act(() => button.click());
      key(name);
      expect(isOpen()).toBe(false);
      expect(root.activeElement).toBe(button);
    }
    expect(reasons).toEqual(['escape', 'tab']);
    unmount();
  });

  it('A-63 choosing returns the focus before it acts; a disabled entry does nothing', () => {
    const { root, button, isOpen, chosen, reasons, unmount } = start();
    act(() => button.click());
    const [edit, copy] = root.querySelectorAll<HTMLElement>('[role=menuitem]');
    act(() => copy?.click());
    expect([copy?.getAttribute('aria-disabled'), chosen, isOpen()]).toEqual(['true', [], true]);
    act(() => edit?.click());
    expect([chosen, isOpen(), reasons]).toEqual([['Edit'], false, ['chosen']]);
    expect(root.activeElement).toBe(button);
    unmount();
  });

  it('A-63 an arrow ends the typed word, so the space bar after it presses the entry', () => {
    const { button, focused, key, unmount } = start();
    act(() => button.click());
    key('p');
    expect([focused(), key(' ')]).toEqual(['Pin', false]);
    key('ArrowDown');
    expect([focused(), key(' ')]).toEqual(['Delete', true]);
    unmount();
  });

  it('A-63 a toggle entry announces its state and may keep the menu open', () => {
    const { find, button, isOpen, chosen, unmount } = start();
    act(() => button.click());
    const pin = find('[role=menuitemcheckbox]');
    expect(pin.getAttribute('aria-checked')).toBe('true');
    act(() => pin.click());
    expect([chosen, isOpen()]).toEqual([['Pin'], true]);
    expect(find('hr')).toBeTruthy();
    unmount();
  });

  it('C-DROP-01 CONST-09 if opened by the pointer, it closes 300 ms after the pointer leaves', () => {
    const { root, button, isOpen, move, reasons, unmount } = start({ opensOnHover: true });
    move(button, 'pointerover');
    expect([isOpen(), root.activeElement]).toEqual([true, null]);
    move(button, 'pointerout');
    act(() => vi.advanceTimersByTime(299));
    expect(isOpen()).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect([isOpen(), reasons]).toEqual([false, ['pointerLeft']]);
    unmount();
  });

  it('C-DROP-01 coming back to the button or the menu cancels that', () => {
    const { find, button, isOpen, move, unmount } = start({ opensOnHover: true });
    move(button, 'pointerover');
    move(button, 'pointerout');
    act(() => vi.advanceTimersByTime(299));
    move(find('[role=menu]'), 'pointerover');
    act(() => vi.advanceTimersByTime(600));
    expect(isOpen()).toBe(true);
    unmount();
  });

  it('C-DROP-01 the pointer opens nothing unless enabled', () => {
    const { button, isOpen, move, unmount } = start();
    move(button, 'pointerover');
    expect(isOpen()).toBe(false);
    unmount();
  });

  it('A-67 a press elsewhere closes it', () => {
    const { button, isOpen, reasons, unmount } = start();
    act(() => button.click());
    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect([isOpen(), reasons]).toEqual([false, ['outside']]);
    unmount();
  });
});
