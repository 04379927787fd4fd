import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { act, type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldControl } from '../../../fields/EditorField';
import { FieldInput } from './FieldInput';

/** A field that keeps its value, as the editor does. */
function Held({
  control,
  start,
  onChange,
}: {
  control: FieldControl;
  start: unknown;
  onChange: (value: unknown) => void;
}): ReactNode {
  const [value, setValue] = useState(start);
  const change = (next: unknown): void => {
    setValue(next);
    onChange(next);
  };
  const field = { path: 'main.x', panel: 'content', label: 'X', control, types: [] } as const;
  return <FieldInput field={field} value={value} values={{}} error={undefined} onChange={change} />;
}
const open = (control: FieldControl, start: unknown) => {
  const onChange = vi.fn();
  const { find } = mount(<Held control={control} start={start} onChange={onChange} />, 'open');
  const input = find<HTMLInputElement>('input[role=spinbutton], input:not([type=radio])');
  const leave = (): void => {
    act(() => {
      input.focus();
      input.blur();
    });
  };
  return { input, onChange, leave };
};

/** The same for a control that loads when it is needed. */
const openLater = async (control: FieldControl, start: unknown) => {
  const onChange = vi.fn();
  const { find } = mount(<Held control={control} start={start} onChange={onChange} />, 'open');
  await act(async () => {});
  return { input: find<HTMLInputElement>('input'), onChange };
};

describe('FieldInput', () => {
  it('DEF-01 shows a fixed value of the platform as text, and keeps it when the same text is typed again', () => {
    const code = { value: 'SEND_TO_MESSENGER', words: 'Send to Messenger' };
    const { input, onChange } = open({ kind: 'text', code }, code.value);
    expect(input.value).toBe('Send to Messenger');
    type(input, 'Get the guide');
    expect([input.value, onChange.mock.lastCall]).toEqual(['Get the guide', ['Get the guide']]);
    type(input, 'Send to Messenger');
    expect(onChange).toHaveBeenLastCalledWith('SEND_TO_MESSENGER');
  });
  it('LAY-03 rejects a word that isn’t a color, and says so', () => {
    vi.stubGlobal('CSS', { supports: (_: string, word: string) => word === 'navy' });
    const { input, onChange } = open({ kind: 'color' }, '#0066d6');
    type(input, 'banana');
    expect(onChange).not.toHaveBeenCalled();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    type(input, 'navy');
    expect(onChange).toHaveBeenLastCalledWith('navy');
    vi.unstubAllGlobals();
  });
  it.each([
    ['#ffffff', 'Good contrast (15.9:1)'],
    ['#333333', 'Low contrast (1.3:1)'],
  ])('LAY-03 a background of %s says: %s', (ground, words) => {
    const field = {
      path: 'main.colors.background',
      panel: 'look',
      label: 'Background',
      control: { kind: 'color', under: ['a.ink', 'a.other'] },
      types: [],
    } as const;
    const values = { a: { ink: '#222222', other: '#000000' } };
    const change = vi.fn();
    const { find } = mount(
      <FieldInput field={field} value={ground} values={values} error={undefined} onChange={change} />,
      'open',
    );
    expect(find('[data-fine]').textContent).toContain(words);
  });
  it('A-46 ENT-16 keeps the full phone number, whatever its country and format', async () => {
    await import('./PhoneField');
    const { input, onChange } = await openLater({ kind: 'phone' }, '12025550100');
    expect(input.value).toBe('2025550100');
    type(input, '+49 1511 2345678');
    expect(onChange).toHaveBeenLastCalledWith('4915112345678');
    expect(input.value).toBe('1511 2345678');
    // As it is dialed within its country.
    type(input, '01512 3456789');
    expect(onChange).toHaveBeenLastCalledWith('4915123456789');
    type(input, '');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
  it.each<[FieldControl['kind'], { isRequired?: true }, string]>([
    ['text', {}, 'XOptional'],
    ['area', {}, 'XOptional'],
    ['lines', {}, 'XOptional'],
    ['address', {}, 'XOptional'],
    ['phone', {}, 'XOptional'],
    ['text', { isRequired: true }, 'X'],
    ['area', { isRequired: true }, 'X'],
    ['lines', { isRequired: true }, 'X'],
    ['address', { isRequired: true }, 'X'],
    ['phone', { isRequired: true }, 'X'],
    ['color', {}, 'X'],
  ])('C-TXT-01 OWN-07 the label of a field of the kind %s with %j is %s', async (kind, more, head) => {
    await import('./PhoneField');
    const field = { path: 'main.x', panel: 'content', label: 'X', control: { kind }, types: [], ...more };
    const { find, root } = mount(
      <FieldInput field={field as never} value="" values={{}} error={undefined} onChange={() => {}} />,
      'open',
    );
    await act(async () => {});
    expect(find('label').parentElement?.textContent).toBe(head);
    const input = root.querySelector<HTMLInputElement>('input:not([type=radio]), textarea');
    expect(input?.required).toBe(more.isRequired === true);
  });
  it.each<FieldControl['kind']>(['text', 'area', 'number'])(
    'OWN-07 C-TXT-02 the help of a field of the kind %s is behind a question mark, and describes the field',
    (kind) => {
      const control = { kind, min: 1, max: 9, unit: 'px' } as FieldControl;
      const field = {
        path: 'main.x',
        panel: 'content',
        label: 'X',
        help: 'Why',
        control,
        types: [],
      } as const;
      const { find, root, unmount } = mount(
        <FieldInput field={field} value={3} values={{}} error={undefined} onChange={() => {}} />,
        'open',
      );
      const [input, tip] = [find('input, textarea'), find('button[aria-label$=" X"]')];
      const hint = root.querySelector(`#${input.getAttribute('aria-describedby')}`);
      expect([hint?.textContent, tip.getAttribute('aria-expanded'), root.querySelector('[popover]')]).toEqual(
        ['Why', 'false', null],
      );
      act(() => tip.click());
      expect(find('[popover]').textContent).toBe('Why');
      unmount();
    },
  );
  it('OWN-07 C-NUM-08 a number has a button for less and one for more', () => {
    const onChange = vi.fn();
    const control = { kind: 'number', min: 1, max: 9, unit: 'px' } as const;
    const { root } = mount(<Held control={control} start={3} onChange={onChange} />, 'open');
    const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[tabindex="-1"]')];
    for (const button of buttons) act(() => button.click());
    expect([buttons.length, onChange.mock.calls]).toEqual([2, [[2], [3]]]);
  });
  it.each([
    [undefined, 'm'],
    ['', 'm'],
    ['l', 'l'],
  ])('OWN-07 a choice whose value is %j shows what is in effect: %s', (start, chosen) => {
    const options = [
      ['s', 'Small'],
      ['m', 'Medium'],
      ['l', 'Large'],
    ] as const;
    const control = { kind: 'choice', options, unset: 'm' } as const;
    const { root } = mount(<Held control={control} start={start} onChange={() => {}} />, 'open');
    const ticked = [...root.querySelectorAll<HTMLInputElement>('input:checked')];
    expect(ticked.map(({ value }) => value)).toEqual([chosen]);
  });
  it.each<[string, FieldControl, unknown, unknown]>([
    ['a number', { kind: 'number', min: 1, max: 900, unit: 'px' }, 30, 45],
    ['the number of a rule', { kind: 'entrance' }, ['scroll', 30], ['scroll', 45]],
    ['a width', { kind: 'width' }, { unit: 'px', value: 30 }, { unit: 'px', value: 45 }],
  ])('OWN-07 C-NUM-06 %s can be cleared to type another one', (_, control, start, next) => {
    const { input, onChange, leave } = open(control, start);
    type(input, '3');
    type(input, '');
    expect(input.value).toBe('');
    type(input, '4');
    type(input, '45');
    expect(input.value).toBe('45');
    expect(onChange).toHaveBeenLastCalledWith(next);
    type(input, '');
    leave();
    expect(input.value).toBe('45');
    expect(onChange).toHaveBeenLastCalledWith(next);
  });
});
