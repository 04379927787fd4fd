import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from '../Field/Field';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { type } from '../testing/type';
import { Slider, type SliderProps } from './Slider';

function start(props: Partial<SliderProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: number[] = [];
  function Form() {
    const [value, setValue] = useState(props.value ?? 30);
    const change = (next: number) => {
      seen.push(next);
      setValue(next);
    };
    return <Slider aria-label="Scroll" {...props} value={value} onChange={change} />;
  }
  const mounted = mount(<Form />, where);
  return { ...mounted, seen, input: mounted.find<HTMLInputElement>('input') };
}

describe('Slider', () => {
  it('C-SLD-01 CONST-09 goes from 0 to 100 by 1 by default', () => {
    const { input, unmount } = start();
    expect([input.type, input.min, input.max, input.step, input.value]).toEqual([
      'range',
      '0',
      '100',
      '1',
      '30',
    ]);
    unmount();
  });

  it.each(['document', 'open', 'closed'] as const)('C-SLD-02 reports numbers in the %s root', (where) => {
    const { input, seen, unmount } = start({}, where);
    type(input, '42');
    expect([seen, input.value]).toEqual([[42], '42']);
    unmount();
  });

  it('C-SLD-02 shows a value on a step and within the limits, whatever it is given', () => {
    const { input, rerender, find, unmount } = start({ value: 44, step: 5 });
    expect(input.value).toBe('45');
    rerender(<Slider aria-label="Scroll" value={300} onChange={() => {}} />);
    expect(find<HTMLInputElement>('input').value).toBe('100');
    unmount();
  });

  it.each([
    ['rtl', [31, 30], false],
    ['ltr', [], true],
  ])(
    'C-SLD-02 A-63 in %s text, arrows report %o, and are left to the browser: %s',
    (dir, expected, isLeft) => {
      const { input, seen, unmount } = start();
      input.style.direction = dir;
      const goesOn = ['ArrowLeft', 'ArrowRight'].map((key) => press(input, key));
      expect([seen, goesOn]).toEqual([expected, [isLeft, isLeft]]);
      expect(press(input, 'ArrowUp')).toBe(true);
      unmount();
    },
  );

  it('C-SLD-02 in rtl text, an arrow at the end changes nothing', () => {
    const { input, seen, unmount } = start({ value: 100 });
    input.style.direction = 'rtl';
    press(input, 'ArrowLeft');
    expect(seen).toEqual([]);
    unmount();
  });

  it('A-63 announces the value as text and shows it next to the slider or over its thumb', () => {
    const format = (value: number) => `${value} %`;
    const { find, input, unmount } = start({ format });
    expect([input.getAttribute('aria-valuetext'), find('output').textContent]).toEqual(['30 %', '30 %']);
    expect(find('output').getAttribute('for')).toBe(input.id);
    unmount();
    const bubble = start({ format, showValue: 'bubble' });
    expect(bubble.find('output').className).toBe('bubble');
    bubble.unmount();
    const none = start({ showValue: 'none' });
    expect(none.root.querySelector('output')).toBeNull();
    none.unmount();
  });

  it('fills the track up to the value', () => {
    const { input, unmount } = start({ min: 20, max: 40, value: 25 });
    const slider = input.parentElement?.parentElement;
    expect(slider?.style.getPropertyValue('--mc-part')).toBe('0.25');
    unmount();
  });

  it("A-63 inside a field it has the field's name", () => {
    const { find, unmount } = mount(
      <Field label="Scroll">{(field) => <Slider {...field} value={1} onChange={() => {}} />}</Field>,
    );
    expect(find('label').getAttribute('for')).toBe(find('input').id);
    expect(find('input').hasAttribute('required')).toBe(false);
    unmount();
  });
});
