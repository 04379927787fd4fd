import { act, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CloseReason } from '../layer/CloseReason';
import { mount } from '../testing/mount';
import { PickerPanel } from './PickerPanel';

function start() {
  const reasons: CloseReason[] = [];
  function Page() {
    const anchor = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button ref={anchor} type="button" id="anchor">
          Open
        </button>
        <PickerPanel
          id="panel"
          label="Days"
          anchor={anchor}
          trigger={anchor}
          onShow={(panel) => panel.querySelector('input')?.focus()}
          onClose={(reason) => reasons.push(reason)}
        >
          <input aria-label="Day" />
        </PickerPanel>
      </>
    );
  }
  const mounted = mount(<Page />);
  const scrollAway = () =>
    vi.spyOn(mounted.find('#anchor'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 100, 40));
  return { ...mounted, reasons, scrollAway };
}

describe('PickerPanel', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('C-POP-02 with the focus in it, an anchor that scrolls away closes it for that reason', async () => {
    const { reasons, scrollAway, unmount } = start();
    scrollAway();
    await expect.poll(() => reasons).toEqual(['offScreen']);
    unmount();
  });

  it('C-POP-02 A-67 an anchor that scrolls away because the focus moved elsewhere does not call it back', async () => {
    const { find, reasons, scrollAway, unmount } = start();
    act(() => find('input').blur());
    scrollAway();
    await expect.poll(() => reasons).toEqual(['blur']);
    unmount();
  });
});
