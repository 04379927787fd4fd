import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from '../Field/Field';
import { mount } from '../testing/mount';
import { Toggle } from './Toggle';

describe('Toggle', () => {
  it.each(['document', 'open', 'closed'] as const)(
    'C-SEL-02 A-63 is a switch that reports its new value in the %s root',
    (where) => {
      const seen: boolean[] = [];
      function Form() {
        const [value, setValue] = useState(false);
        const change = (next: boolean) => {
          seen.push(next);
          setValue(next);
        };
        return <Toggle label="Published" value={value} onChange={change} />;
      }
      const { find, unmount } = mount(<Form />, where);
      const input = find<HTMLInputElement>('input');
      expect([input.type, input.getAttribute('role'), input.checked]).toEqual(['checkbox', 'switch', false]);
      act(() => input.click());
      act(() => find('label').click());
      expect(seen).toEqual([true, false]);
      unmount();
    },
  );

  it("C-SEL-02 shows its owner's value whatever was pressed", () => {
    const { find, unmount } = mount(<Toggle aria-label="Published" value={false} onChange={() => {}} />);
    act(() => find('input').click());
    expect(find<HTMLInputElement>('input').checked).toBe(false);
    unmount();
  });

  it("C-SEL-02 inside a field it has the field's name and is never required", () => {
    const { find, unmount } = mount(
      <Field label="Published">{(field) => <Toggle {...field} value={false} onChange={() => {}} />}</Field>,
    );
    const input = find<HTMLInputElement>('input');
    expect(find('label').getAttribute('for')).toBe(input.id);
    expect(input.getAttribute('aria-labelledby')).toBe(find('label').id);
    expect(input.required).toBe(false);
    unmount();
  });
});
