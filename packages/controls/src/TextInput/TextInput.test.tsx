import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from '../Field/Field';
import { mount } from '../testing/mount';
import { type } from '../testing/type';
import { TextInput, type TextInputProps } from './TextInput';

function start(props: Partial<TextInputProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: string[] = [];
  function Form() {
    const [value, setValue] = useState(props.value ?? '');
    const change = (next: string) => {
      seen.push(next);
      setValue(next);
    };
    return <TextInput aria-label="Name" {...props} value={value} onChange={props.onChange ?? change} />;
  }
  const mounted = mount(<Form />, where);
  return { ...mounted, seen, input: mounted.find<HTMLInputElement>('input') };
}

describe('TextInput', () => {
  it.each(['document', 'open', 'closed'] as const)('reports what is typed in the %s root', (where) => {
    const { input, seen, unmount } = start({}, where);
    type(input, 'Ann');
    expect([seen, input.value]).toEqual([['Ann'], 'Ann']);
    unmount();
  });

  it("shows its owner's value whatever was typed", () => {
    const { input, unmount } = start({ value: 'Ann', onChange: () => {} });
    type(input, 'Bob');
    expect(input.value).toBe('Ann');
    unmount();
  });

  it('C-TXT-01 inside a field it is named, required, described and marked invalid', () => {
    const { root, find, unmount } = mount(
      <Field label="Name" hint="As on your card" error="Too short">
        {(field) => <TextInput {...field} value="" onChange={() => {}} />}
      </Field>,
    );
    const input = find<HTMLInputElement>('input');
    const words = input.getAttribute('aria-describedby')?.split(' ');
    expect(words?.map((id) => root.getElementById(id)?.textContent)).toEqual([
      'Too short',
      'As on your card',
    ]);
    expect([input.required, find('label').getAttribute('for')]).toEqual([true, input.id]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    unmount();
  });

  it('a press next to the text focuses the input', () => {
    const { root, find, input, unmount } = start({ prefix: <b>https://</b>, suffix: '.test' });
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    act(() => void find('b').dispatchEvent(event));
    expect([root.activeElement, event.defaultPrevented]).toEqual([input, true]);
    expect(input.parentElement?.textContent).toBe('https://.test');
    unmount();
  });

  it('its clear button appears while there is something to clear, and returns the focus', () => {
    const { root, find, input, seen, unmount } = start({ clearable: true });
    expect(root.querySelector('button')).toBeNull();
    type(input, 'Ann');
    expect(find('button').getAttribute('aria-label')).toBe('Clear: Name');
    act(() => find('button').click());
    expect([seen.at(-1), root.activeElement, root.querySelector('button')]).toEqual(['', input, null]);
    unmount();
  });

  it.each([{ disabled: true }, { readOnly: true }])('with %j nothing can be cleared', (props) => {
    const { root, unmount } = start({ value: 'Ann', clearable: true, ...props });
    expect(root.querySelector('button')).toBeNull();
    unmount();
  });

  it('counts against its limit and announces when little room is left', () => {
    const { find, input, unmount } = start({ maxLength: 20, counter: true, value: 'Ann' });
    expect([find('[aria-hidden]').textContent, find('[role=status]').textContent]).toEqual(['3/20', '']);
    type(input, 'Ann and Bob');
    expect(find('[role=status]').textContent).toBe('Characters left: 9');
    unmount();
  });

  it.each([
    ['url', 'ltr'],
    ['email', 'ltr'],
    ['text', null],
  ] as const)('a %s has the direction %s', (kind, dir) => {
    const { input, unmount } = start({ type: kind });
    expect([input.type, input.getAttribute('dir')]).toEqual([kind, dir]);
    unmount();
  });
});
