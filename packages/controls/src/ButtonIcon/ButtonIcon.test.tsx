import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { closePath } from '../Icon/paths/closePath';
import { mount } from '../testing/mount';
import { ButtonIcon } from './ButtonIcon';

describe('ButtonIcon', () => {
  it.each([16, 20, 24] as const)('C-BTN-01 CONST-09 an icon of %i pixels', (size) => {
    const { find, unmount } = mount(<ButtonIcon icon={closePath} size={size} aria-label="Close" />);
    expect(find('svg').getAttribute('width')).toBe(String(size));
    unmount();
  });

  it('C-BTN-01 is round with an icon of 20 by default, and has a name', () => {
    const { find, rerender, unmount } = mount(<ButtonIcon icon={closePath} aria-label="Close" />);
    const button = find('button');
    expect([button.className.includes('round'), find('svg').getAttribute('width')]).toEqual([true, '20']);
    expect([button.getAttribute('aria-label'), button.getAttribute('type')]).toEqual(['Close', 'button']);
    rerender(<ButtonIcon icon={closePath} aria-label="Close" shape="square" />);
    expect(button.className).toContain('square');
    unmount();
  });

  it('A-93 presses like any button, but not while it waits', () => {
    const onClick = vi.fn();
    const draw = (loading: boolean) => (
      <ButtonIcon icon={closePath} aria-label="Close" loading={loading} onClick={onClick} />
    );
    const { find, rerender, unmount } = mount(draw(true));
    act(() => find('button').click());
    expect(onClick).not.toHaveBeenCalled();
    rerender(draw(false));
    act(() => find('button').click());
    expect(onClick).toHaveBeenCalledTimes(1);
    unmount();
  });
});
