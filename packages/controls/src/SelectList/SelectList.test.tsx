import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { SelectList } from './SelectList';
import { growMs } from './useGrowing';

const colours = ['Red', 'Dark red', 'Blue'].map((label) => ({ value: label.toLowerCase(), label }));

function start(props: object = {}) {
  const seen: unknown[] = [];
  const onCreate = vi.fn();
  function Page() {
    const [value, setValue] = useState<string | undefined>('blue');
    const change = (next: string) => {
      seen.push(next);
      setValue(next);
    };
    return (
      <SelectList
        label="Colour"
        options={colours}
        value={value}
        onChange={change}
        onCreate={onCreate}
        {...props}
      />
    );
  }
  const mounted = mount(<Page />);
  const { root, find } = mounted;
  const list = find('[role=listbox]');
  const active = () => root.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
  const labels = () => [...root.querySelectorAll('[role=option]')].map((option) => option.textContent);
  return { ...mounted, list, active, labels, seen, onCreate };
}

describe('SelectList', () => {
  it('C-LIST-01 says so when it is empty', () => {
    const { find, unmount } = start({ options: [], onCreate: undefined, query: 'x' });
    expect(find('[role=status]').textContent).toBe('No Items Found');
    unmount();
  });

  it('C-LIST-02 C-LIST-03 the create entry turns the typed text into an option', () => {
    const { list, labels, onCreate, seen, unmount } = start({ query: ' re ' });
    expect(labels()).toEqual(['Red', 'Dark red', "+ New 're'"]);
    press(list, 'End');
    press(list, 'Enter');
    expect(onCreate.mock.calls).toEqual([['re']]);
    expect(seen).toEqual([]);
    unmount();
  });

  it.each([
    ['switched off', { creates: false }],
    ['no create handler', { onCreate: undefined }],
    ['exactly the same label', { query: 'Red' }],
  ])('C-LIST-02 C-LIST-04 no create entry: %s', (_, props) => {
    const { labels, unmount } = start({ query: 're', ...props });
    expect(labels().join()).not.toContain('New');
    unmount();
  });

  it('C-LIST-05 CONST-09 is at most 275 pixels tall', () => {
    const { list, unmount } = start();
    expect(list.style.maxBlockSize).toBe('275px');
    unmount();
  });

  it('C-HL-01 marks the typed text', () => {
    const { root, unmount } = start({ query: 'RED' });
    expect([...root.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Red', 'red']);
    unmount();
  });

  it('A-63 the keys move, letters jump, Enter and the space bar choose', () => {
    const { list, active, seen, unmount } = start();
    expect(active()).toBe('Blue');
    press(list, 'Home');
    expect(active()).toBe('Red');
    press(list, 'd');
    expect(active()).toBe('Dark red');
    press(list, 'Enter');
    press(list, 'ArrowUp');
    press(list, 'Enter');
    expect(seen).toEqual(['dark red', 'red']);
    unmount();
  });

  it('A-63 a click chooses, but not a disabled option', () => {
    const { root, seen, unmount } = start({
      options: [{ ...colours[0], disabled: true }, ...colours.slice(1)],
    });
    const [red, dark] = root.querySelectorAll<HTMLElement>('[role=option]');
    act(() => red?.click());
    act(() => dark?.click());
    expect(seen).toEqual(['dark red']);
    unmount();
  });

  it('A-63 several can be chosen', () => {
    const onChange = vi.fn();
    const { root, list, unmount } = start({ multiple: true, value: ['red', 'blue'], onChange });
    expect(list.getAttribute('aria-multiselectable')).toBe('true');
    expect(root.querySelectorAll('[aria-selected=true]')).toHaveLength(2);
    press(list, 'Enter');
    press(list, 'ArrowDown');
    press(list, 'Enter');
    expect(onChange.mock.calls).toEqual([[['blue']], [['red', 'blue', 'dark red']]]);
    unmount();
  });

  it('groups are named', () => {
    const { find, unmount } = start({ options: colours.map((one) => ({ ...one, group: 'Warm' })) });
    expect(find('[role=group]').getAttribute('aria-label')).toBe('Warm');
    expect(find('[role=group]').querySelectorAll('[role=option]')).toHaveLength(3);
    unmount();
  });

  it('a thousand options are drawn in steps, and the keys reach every one of them at once', () => {
    vi.useFakeTimers();
    const options = Array.from({ length: 1000 }, (_, at) => ({ value: `${at}`, label: `Option ${at}` }));
    const { list, active, labels, unmount } = start({ options, value: '500' });
    expect([labels().length, active()]).toEqual([40, 'Option 500']);
    press(list, 'End');
    expect(active()).toBe('Option 999');
    for (let step = 0; step < 10; step += 1) act(() => vi.advanceTimersByTime(growMs));
    expect([labels().length, vi.getTimerCount()]).toEqual([1000, 0]);
    unmount();
    vi.useRealTimers();
  });

  it('a failure can be tried again', () => {
    const onRetry = vi.fn();
    const { find, unmount } = start({ options: [], status: 'failed', onRetry });
    expect(find('[role=alert]').textContent).toContain('could not be loaded');
    act(() => find('[role=alert] button').click());
    expect(onRetry).toHaveBeenCalledOnce();
    unmount();
  });
});
