import { mount } from '@beckon/controls/testing/mount';
import { act, createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ColorPicker } from './ColorPicker';

let unmount = () => {};
afterEach(() => unmount());

function draw(color: string) {
  const chosen: string[] = [];
  const anchor = createRef<HTMLButtonElement>();
  const drawn = mount(
    <>
      <button type="button" ref={anchor} />
      <ColorPicker
        label="Background"
        anchor={anchor}
        color={color}
        onColor={(next) => chosen.push(next)}
        onClose={() => {}}
      />
    </>,
    'document',
  );
  unmount = drawn.unmount;
  const ranges = [...drawn.root.querySelectorAll<HTMLInputElement>('input[type=range]')];
  return { ...drawn, chosen, ranges };
}
/** The visible label of an input. */
const labelOf = (input: HTMLInputElement) =>
  document.querySelector<HTMLLabelElement>(`label[for="${input.id}"]`)?.textContent;
const move = (input: HTMLInputElement | undefined, value: string) =>
  act(async () => {
    if (!input) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('ColorPicker', () => {
  it('OWN-23 LAY-03 each track has a visible label, and says its value with a unit', () => {
    const { ranges } = draw('#1f3d2b');
    expect(ranges.map((input) => [labelOf(input), input.getAttribute('aria-valuetext')])).toEqual([
      ['Hue', '144°'],
      ['Saturation', '33%'],
      ['Lightness', '18%'],
    ]);
  });

  it('LAY-03 a track changes its part of the color and keeps the others', async () => {
    const { ranges, chosen } = draw('#ff0000');
    await move(ranges[0], '240');
    await move(ranges[2], '25');
    expect(chosen).toEqual(['#0000ff', '#000080']);
  });

  it('LAY-03 gray keeps the hue that was chosen before', async () => {
    const { ranges, chosen } = draw('#0000ff');
    await move(ranges[1], '0');
    await move(ranges[1], '100');
    expect(chosen).toEqual(['#808080', '#0000ff']);
  });

  it('OWN-23 every color of the palette has a name and can be chosen', async () => {
    const { root, chosen } = draw('#ffffff');
    const chips = [...root.querySelectorAll<HTMLButtonElement>('button[aria-label^="#"]')];
    expect(chips.length).toBeGreaterThan(10);
    await act(async () => chips[5]?.click());
    expect(chosen).toEqual([chips[5]?.getAttribute('aria-label')]);
  });
});
