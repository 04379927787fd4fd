import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/Field';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { type } from '../testing/type';
import { NumberInput, type NumberInputProps } from './NumberInput';
import { Steppers } from './Steppers';

type Where = 'document' | 'open' | 'closed';

function start(props: Partial<NumberInputProps> = {}, where: Where = 'closed') {
  const seen: string[] = [];
  function Form() {
    const [value, setValue] = useState(props.value ?? '');
    const change = (next: string) => {
      seen.push(next);
      setValue(next);
    };
    return <NumberInput aria-label="Delay" {...props} value={value} onChange={props.onChange ?? change} />;
  }
  const mounted = mount(<Form />, where);
  const input = mounted.find<HTMLInputElement>('input');
  const leave = () => {
    act(() => input.focus());
    act(() => input.blur());
  };
  const isShaking = () => input.parentElement?.className.includes('shaking');
  return { ...mounted, input, seen, leave, isShaking };
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Inserts symbols at the caret, as a keyboard does. */
function insert(
  input: HTMLInputElement,
  symbols: string,
  at = input.value.length,
  more: InputEventInit = {},
) {
  act(() => {
    setValue?.call(input, input.value.slice(0, at) + symbols + input.value.slice(at));
    input.setSelectionRange(at + symbols.length, at + symbols.length);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: symbols, ...more }));
  });
}

describe('NumberInput', () => {
  it.each(['document', 'open', 'closed'] as const)('C-NUM-01 keeps a number in the %s root', (where) => {
    const { input, seen, unmount } = start({}, where);
    for (const key of '-1x2.5.') insert(input, key);
    expect([input.value, seen]).toEqual(['-12.5', ['-1', '-12', '-12.5']]);
    unmount();
  });

  it('C-NUM-01 a comma becomes a point, and digits of any keyboard are digits', () => {
    const { input, seen, unmount } = start();
    for (const key of '١,５') insert(input, key);
    expect([input.value, seen.at(-1)]).toEqual(['1.5', '1.5']);
    unmount();
  });

  it('the caret stays in the middle of the text when a symbol is dropped', () => {
    const { input, unmount } = start({ value: '1234' });
    insert(input, 'x', 2);
    expect([input.value, input.selectionStart]).toEqual(['1234', 2]);
    insert(input, '9', 2);
    expect([input.value, input.selectionStart]).toEqual(['12934', 3]);
    unmount();
  });

  it('C-NUM-03 C-NUM-04 integer and positive keep point and minus out', () => {
    const { input, unmount } = start({ integer: true, positive: true });
    for (const key of '-1.2') insert(input, key);
    expect(input.value).toBe('12');
    type(input, '-7.9');
    expect(input.value).toBe('7');
    unmount();
  });

  it('C-NUM-05 A-64 applies the limits when it loses focus, and not during typing', () => {
    const { input, seen, leave, unmount } = start({ min: 3, max: 500 });
    for (const key of '1000') insert(input, key);
    expect(input.value).toBe('1000');
    leave();
    expect([input.value, seen.at(-1)]).toEqual(['500', '500']);
    unmount();
  });

  it('C-NUM-05 A-64 applies the limits on Enter, which still submits the form', () => {
    const { input, seen, unmount } = start({ min: 3 });
    insert(input, '1');
    expect(press(input, 'Enter')).toBe(true);
    expect(seen).toEqual(['1', '3']);
    unmount();
  });

  it.each([
    [{ min: 3 }, '3'],
    [{}, '0'],
    [{ required: false }, ''],
  ])('C-NUM-06 left empty with %j it becomes %j', (props, value) => {
    const { input, leave, unmount } = start({ value: '7', ...props });
    type(input, '');
    leave();
    expect(input.value).toBe(value);
    unmount();
  });

  it('C-NUM-07 an edit that changes nothing shakes the field until the animation ends', () => {
    const { input, seen, isShaking, unmount } = start({ value: '12' });
    insert(input, 'x');
    expect([input.value, seen, isShaking()]).toEqual(['12', [], true]);
    act(() => void input.parentElement?.dispatchEvent(new Event('animationend', { bubbles: true })));
    expect(isShaking()).toBe(false);
    insert(input, '3');
    expect(isShaking()).toBe(false);
    unmount();
  });

  it('C-NUM-08 the up and down keys add or subtract 1, ten with Shift or a page key', () => {
    const { input, seen, unmount } = start({ value: '5' });
    expect([press(input, 'ArrowUp'), press(input, 'ArrowDown')]).toEqual([false, false]);
    press(input, 'ArrowUp', { shiftKey: true });
    press(input, 'PageDown');
    press(input, 'ArrowDown');
    expect(seen).toEqual(['6', '5', '15', '5', '4']);
    unmount();
  });

  it('C-NUM-05 C-NUM-07 C-NUM-08 a step stops at the limit and shakes there', () => {
    const { input, seen, isShaking, unmount } = start({ value: '9', max: 10 });
    press(input, 'ArrowUp');
    expect(isShaking()).toBe(false);
    press(input, 'ArrowUp');
    expect([seen, isShaking()]).toEqual([['10'], true]);
    unmount();
  });

  it('C-NUM-02 numbers beyond exact doubles stay exact', () => {
    const { input, seen, unmount } = start({ value: '9007199254740992' });
    press(input, 'ArrowUp');
    expect([input.value, seen]).toEqual(['9007199254740993', ['9007199254740993']]);
    unmount();
  });

  it('half a number is shown as typed and reported as the number it means', () => {
    const { input, seen, leave, unmount } = start();
    for (const key of '-.50') insert(input, key);
    expect([input.value, seen]).toEqual(['-.50', ['-0.5', '-0.50']]);
    leave();
    expect(input.value).toBe('-0.50');
    unmount();
  });

  it('an owner that keeps a JavaScript number does not disturb the typing', () => {
    function Form() {
      const [value, change] = useState(0);
      return (
        <NumberInput aria-label="Price" value={String(value)} onChange={(next) => change(Number(next))} />
      );
    }
    const { find, unmount } = mount(<Form />);
    const input = find<HTMLInputElement>('input');
    type(input, '1');
    for (const key of '.05') insert(input, key);
    expect(input.value).toBe('1.05');
    unmount();
  });

  it('an owner that rejects a change keeps its value', () => {
    const { input, unmount } = start({ value: '5', onChange: () => {} });
    insert(input, '6');
    expect(input.value).toBe('5');
    unmount();
  });

  it('text that an input method composes is left alone until it is done', () => {
    const { input, seen, unmount } = start();
    insert(input, '１ｘ', 0, { isComposing: true });
    expect([input.value, seen]).toEqual(['１ｘ', []]);
    act(() => void input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
    expect([input.value, seen]).toEqual(['1', ['1']]);
    unmount();
  });

  it('A-63 is a spinbutton with its value and limits', () => {
    const format = (value: string) => `${value} seconds`;
    const { input, unmount } = start({ value: '5', min: 0, max: 10, format });
    const read = ['role', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext'];
    expect(read.map((name) => input.getAttribute(name))).toEqual(['spinbutton', '5', '0', '10', '5 seconds']);
    type(input, '');
    expect([input.getAttribute('aria-valuenow'), input.getAttribute('aria-valuetext')]).toEqual([null, null]);
    unmount();
  });

  it.each([
    [{ positive: true }, 'decimal'],
    [{ min: 0, integer: true }, 'numeric'],
    [{ integer: true }, null],
    [{ min: -1 }, null],
  ])('with %j the phone keyboard is %s', (props, inputMode) => {
    const { input, unmount } = start(props);
    expect(input.getAttribute('inputmode')).toBe(inputMode);
    unmount();
  });

  it('C-NUM-08 A-63 the buttons step, stop at the limit and stay out of the Tab order', () => {
    const { root, seen, unmount } = start({ value: '9', max: 10, Steppers });
    const [less, more] = [...root.querySelectorAll('button')];
    expect([less?.getAttribute('aria-label'), more?.getAttribute('aria-label')]).toEqual([
      'Decrease: Delay',
      'Increase: Delay',
    ]);
    expect([less?.tabIndex, more?.tabIndex]).toEqual([-1, -1]);
    act(() => more?.click());
    expect([seen, more?.disabled, less?.disabled]).toEqual([['10'], true, false]);
    act(() => less?.click());
    expect(seen).toEqual(['10', '9']);
    unmount();
  });

  it('C-NUM-08 a held button keeps stepping until released or at the limit, and its click adds no step', () => {
    vi.useFakeTimers();
    const { root, seen, unmount } = start({ value: '5', max: 9, Steppers });
    const [less, more] = [...root.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
    const send = (button: HTMLButtonElement, kind: string) =>
      act(() => void button.dispatchEvent(new PointerEvent(kind, { bubbles: true })));
    // Step by step, as time passes: each number is drawn before the next.
    const pass = (ms: number) => {
      for (let gone = 0; gone < ms; gone += 1) act(() => vi.advanceTimersByTime(1));
    };
    send(more, 'pointerdown');
    pass(399);
    expect(seen).toEqual([]);
    pass(61);
    expect(seen).toEqual(['6', '7']);
    pass(2000);
    expect(seen).toEqual(['6', '7', '8', '9']);
    send(more, 'pointerup');
    send(less, 'pointerdown');
    pass(460);
    send(less, 'pointerup');
    act(() => less.click());
    pass(2000);
    expect(seen.slice(4)).toEqual(['8', '7']);
    act(() => less.click());
    expect(seen.slice(6)).toEqual(['6']);
    unmount();
    vi.useRealTimers();
  });

  it('a read-only number neither steps nor settles', () => {
    const { input, seen, leave, unmount } = start({ value: '50', max: 10, readOnly: true });
    press(input, 'ArrowUp');
    leave();
    expect(seen).toEqual([]);
    unmount();
  });

  it('C-TXT-01 inside a field it is named, required and described', () => {
    const { root, find, unmount } = mount(
      <Field label="Delay" hint="In seconds" error="Too long">
        {(field) => <NumberInput {...field} value="5" onChange={() => {}} />}
      </Field>,
    );
    const input = find<HTMLInputElement>('input');
    expect([input.required, input.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    expect(root.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Delay');
    unmount();
  });
});
