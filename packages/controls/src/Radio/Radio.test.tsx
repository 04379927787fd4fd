import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from '../Field/Field';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { Radio, type RadioProps } from './Radio';

const options = [
  { value: 'always', label: 'Always' },
  { value: 'once', label: 'Once', description: 'Per visitor' },
  { value: 'later', label: 'Later', disabled: true },
  { value: 'never', label: 'Never' },
] as const;
type Value = (typeof options)[number]['value'];

function start(props: Partial<RadioProps<Value>> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: Value[] = [];
  function Form() {
    const [value, setValue] = useState(props.value);
    const change = (next: Value) => {
      seen.push(next);
      setValue(next);
    };
    const onChange = props.onChange ?? change;
    return <Radio aria-label="Repeat" {...props} options={options} value={value} onChange={onChange} />;
  }
  const mounted = mount(<Form />, where);
  const radio = (value: Value) => mounted.find<HTMLInputElement>(`input[value=${value}]`);
  const tabStops = () => options.filter(({ value }) => radio(value).tabIndex === 0).map(({ value }) => value);
  return { ...mounted, seen, radio, tabStops };
}

describe('Radio', () => {
  it.each(['document', 'open', 'closed'] as const)('C-SEL-03 has one value in the %s root', (where) => {
    const { radio, seen, unmount } = start({ value: 'always' }, where);
    act(() => radio('once').click());
    expect([seen, radio('once').checked, radio('always').checked]).toEqual([['once'], true, false]);
    unmount();
  });

  it('C-SEL-03 A-63 the arrow keys move, choose, wrap around and skip disabled options', () => {
    const { root, radio, seen, unmount } = start({ value: 'once' });
    act(() => radio('once').focus());
    expect(press(radio('once'), 'ArrowDown')).toBe(false);
    expect(root.activeElement).toBe(radio('never'));
    press(radio('never'), 'ArrowRight');
    press(radio('always'), 'ArrowUp');
    press(radio('never'), 'ArrowLeft');
    expect(seen).toEqual(['never', 'always', 'never', 'once']);
    expect([root.activeElement, radio('once').checked]).toEqual([radio('once'), true]);
    unmount();
  });

  it('C-SEL-03 A-63 in right-to-left text the side arrows swap', () => {
    const { find, radio, seen, unmount } = start({ value: 'always' });
    find('[role=radiogroup]').style.direction = 'rtl';
    press(radio('always'), 'ArrowLeft');
    press(radio('once'), 'ArrowRight');
    expect(seen).toEqual(['once', 'always']);
    unmount();
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'A-63 with %j arrows are not ours',
    (more) => {
      const { radio, seen, unmount } = start({ value: 'always' });
      expect([press(radio('always'), 'ArrowDown', more), seen]).toEqual([true, []]);
      unmount();
    },
  );

  it('A-63 Tab goes to the chosen radio, or to the first one that can be chosen', () => {
    const chosen = start({ value: 'once' });
    expect(chosen.tabStops()).toEqual(['once']);
    chosen.unmount();
    const none = start();
    expect(none.tabStops()).toEqual(['always']);
    none.unmount();
    const off = start({ value: 'later' });
    expect(off.tabStops()).toEqual(['always']);
    off.unmount();
  });

  it("C-SEL-03 shows its owner's value whatever was pressed", () => {
    const { radio, unmount } = start({ value: 'always', onChange: () => {} });
    act(() => radio('once').click());
    expect([radio('always').checked, radio('once').checked]).toEqual([true, false]);
    unmount();
  });

  it('C-SEL-03 two groups in one root are independent', () => {
    const group = (key: string) => (
      <Radio key={key} aria-label={key} options={options} value="always" onChange={() => {}} />
    );
    const { root, unmount } = mount([group('a'), group('b')]);
    const names = [...root.querySelectorAll('input')].map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    unmount();
  });

  it('A-63 a disabled group has nothing to choose', () => {
    const { radio, seen, tabStops, unmount } = start({ value: 'always', disabled: true });
    act(() => radio('once').click());
    press(radio('always'), 'ArrowDown');
    expect([seen, tabStops()]).toEqual([[], []]);
    unmount();
  });

  it('A-63 the group has the name and the error; an option describes itself', () => {
    const { root, find, unmount } = mount(
      <Field label="Repeat" error="Choose one" group>
        {(field) => <Radio {...field} options={options} value={undefined} onChange={() => {}} />}
      </Field>,
    );
    const group = find('[role=radiogroup]');
    const textOf = (element: HTMLElement, name: string) =>
      root.getElementById(element.getAttribute(name) ?? '')?.textContent;
    expect([textOf(group, 'aria-labelledby'), textOf(group, 'aria-describedby')]).toEqual([
      'Repeat',
      'Choose one',
    ]);
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual([
      'true',
      'true',
    ]);
    expect(textOf(find('input[value=once]'), 'aria-describedby')).toBe('Per visitor');
    expect(root.querySelector('label[for]')?.textContent).toBe('Always');
    unmount();
  });
});
