import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { checkPath } from '../Icon/paths/checkPath';
import { mount } from '../testing/mount';
import { Button } from './Button';

describe('Button', () => {
  it.each([
    ['s', '16'],
    ['m', '20'],
    ['l', '24'],
  ] as const)('C-BTN-01 size %s has an icon of %s', (size, px) => {
    const { find, unmount } = mount(<Button size={size} icon={checkPath} aria-label="Done" />);
    expect(find('svg').getAttribute('width')).toBe(px);
    expect(find('svg').getAttribute('height')).toBe(px);
    unmount();
  });

  it('A-93 while loading it says so, keeps its label and can still be focused', () => {
    const { find, unmount } = mount(<Button loading>Send</Button>);
    const button = find<HTMLButtonElement>('button');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
    expect(button.textContent).toBe('Send');
    unmount();
  });

  it('A-93 while loading a press neither calls back nor submits the form', () => {
    const [onClick, onSubmit] = [
      vi.fn(),
      vi.fn((event: { preventDefault(): void }) => event.preventDefault()),
    ];
    const draw = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" loading={loading} onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { find, rerender, unmount } = mount(draw(true));
    act(() => find('button').click());
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
    rerender(draw(false));
    act(() => find('button').click());
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
    unmount();
  });

  it('A-93 the spinner replaces the icon', () => {
    const { find, rerender, unmount } = mount(<Button icon={checkPath}>Save</Button>);
    expect(find('button').querySelectorAll('svg')).toHaveLength(1);
    rerender(
      <Button icon={checkPath} loading>
        Save
      </Button>,
    );
    expect(find('button').querySelectorAll('svg')).toHaveLength(1);
    expect(find('svg circle')).toBeTruthy();
    unmount();
  });

  it('does not submit a form by default', () => {
    const { find, unmount } = mount(<Button>Plain</Button>);
    expect(find('button').getAttribute('type')).toBe('button');
    unmount();
  });
});
