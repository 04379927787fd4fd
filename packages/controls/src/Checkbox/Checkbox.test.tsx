import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from '../Field/Field';
import { mount } from '../testing/mount';
import { Checkbox, type CheckboxProps } from './Checkbox';

function start(props: Partial<CheckboxProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: boolean[] = [];
  function Form() {
    const [value, setValue] = useState(props.value ?? false);
    const change = (next: boolean) => {
      seen.push(next);
      setValue(next);
    };
    return <Checkbox label="News" {...props} value={value} onChange={props.onChange ?? change} />;
  }
  const mounted = mount(<Form />, where);
  return { ...mounted, seen, input: mounted.find<HTMLInputElement>('input') };
}

describe('Checkbox', () => {
  it.each(['document', 'open', 'closed'] as const)(
    'C-SEL-01 A-63 a press on box or label reports the new value in the %s root',
    (where) => {
      const { find, input, seen, unmount } = start({}, where);
      act(() => input.click());
      expect([seen, input.checked]).toEqual([[true], true]);
      act(() => find('label').click());
      expect([seen, input.checked]).toEqual([[true, false], false]);
      unmount();
    },
  );

  it("C-SEL-01 shows its owner's value whatever was pressed", () => {
    const { input, unmount } = start({ value: true, onChange: () => {} });
    act(() => input.click());
    expect(input.checked).toBe(true);
    unmount();
  });

  it('C-SEL-01 A-63 can be partly on, even after a press that its owner did not follow', () => {
    const { input, unmount } = start({ indeterminate: true, onChange: () => {} });
    expect([input.type, input.indeterminate]).toEqual(['checkbox', true]);
    act(() => input.click());
    expect(input.indeterminate).toBe(true);
    unmount();
  });

  it('C-SEL-01 a disabled one does not change', () => {
    const { find, input, seen, unmount } = start({ disabled: true });
    act(() => input.click());
    act(() => find('label').click());
    expect(seen).toEqual([]);
    unmount();
  });

  it('is described by its error and its description, and the error is announced', () => {
    const { root, find, rerender, unmount } = mount(
      <Checkbox label="Terms" description="Two pages" value={false} onChange={() => {}} />,
    );
    const alert = find('[role=alert]');
    rerender(
      <Checkbox
        label="Terms"
        description="Two pages"
        error="Please agree"
        value={false}
        onChange={() => {}}
      />,
    );
    const words = find('input')
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => root.getElementById(id)?.textContent);
    expect(words).toEqual(['Please agree', 'Two pages']);
    expect([find('[role=alert]') === alert, find('input').getAttribute('aria-invalid')]).toEqual([
      true,
      'true',
    ]);
    unmount();
  });

  it('C-TXT-01 inside a field both labels name it, and required does not demand a tick', () => {
    const draw = (mustCheck: boolean) => (
      <Field label="Terms">
        {(field) => (
          <Checkbox {...field} label="I agree" mustCheck={mustCheck} value={false} onChange={() => {}} />
        )}
      </Field>
    );
    const { root, find, rerender, unmount } = mount(draw(false));
    const ids = find('input').getAttribute('aria-labelledby')?.split(' ') ?? [];
    expect(ids.map((id) => root.getElementById(id)?.textContent)).toEqual(['Terms', 'I agree']);
    expect(find<HTMLInputElement>('input').required).toBe(false);
    rerender(draw(true));
    expect(find<HTMLInputElement>('input').required).toBe(true);
    unmount();
  });
});
