import { act, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CloseReason } from '../layer/CloseReason';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { Popover, type PopoverProps } from './Popover';

function start(props: Partial<PopoverProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const reasons: CloseReason[] = [];
  const onClose = (reason: CloseReason) => void reasons.push(reason);
  function Page({ open }: { open: boolean }) {
    const anchor = useRef<HTMLButtonElement>(null);
    const more = { ...props, label: 'Details', open, anchor, onClose } as PopoverProps;
    return (
      <>
        <button id="anchor" type="button" ref={anchor} />
        <Popover {...more}>
          <input />
        </Popover>
        <p />
      </>
    );
  }
  const mounted = mount(<Page open={true} />, where);
  return { ...mounted, reasons, setOpen: (open: boolean) => mounted.rerender(<Page open={open} />) };
}

const rectAt = (left: number, top: number) => new DOMRect(left, top, 100, 40);

describe('Popover', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(['document', 'open', 'closed'] as const)(
    'A-67 Escape and a press outside close it in %s',
    (where) => {
      const { find, reasons, unmount } = start({}, where);
      press(find('input'), 'Escape');
      act(() => void find('p').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true })));
      act(
        () => void find('#anchor').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true })),
      );
      expect(reasons).toEqual(['escape', 'outside']);
      unmount();
    },
  );

  it('C-POP-02 an anchor that has left the window closes it with the reason offScreen', async () => {
    const { find, reasons, unmount } = start();
    expect(reasons).toEqual([]);
    vi.spyOn(find('#anchor'), 'getBoundingClientRect').mockReturnValue(rectAt(0, -500));
    await expect.poll(() => reasons).toContain('offScreen');
    unmount();
  });

  it('C-POP-01 C-POP-03 is next to its anchor at the given distance', async () => {
    const { find, unmount } = start({ offset: { gap: '1rem', shift: 5 } });
    vi.spyOn(find('#anchor'), 'getBoundingClientRect').mockReturnValue(rectAt(100, 200));
    const popover = find('[role=dialog]');
    await expect.poll(() => [popover.style.left, popover.style.top]).toEqual(['105px', '256px']);
    expect(popover.dataset.side).toBe('bottom');
    unmount();
  });

  it('C-POP-03 ERR-14 an unknown unit raises the developer error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => start({ offset: '3furlong' })).toThrow('unknown position units "furlong"');
  });

  it('takes the focus, and returns it when it closes', () => {
    const { root, find, setOpen, unmount } = start();
    expect(root.activeElement).toBe(find('[role=dialog]'));
    act(() => find('input').focus());
    setOpen(false);
    expect(root.querySelector('[role=dialog]')).toBeNull();
    expect(root.activeElement).toBe(find('#anchor'));
    unmount();
  });

  it('a read-only popover leaves the focus alone when it opens and closes', () => {
    const { root, setOpen, unmount } = start({ takesFocus: false });
    expect(root.activeElement).toBeNull();
    setOpen(false);
    expect(root.activeElement).toBeNull();
    unmount();
  });
});
