import { type ReactNode, useRef } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { useStack } from './useStack';

function One({ open = true, raised = false }: { open?: boolean; raised?: boolean }): ReactNode {
  const corner = useRef<HTMLElement>(null);
  useStack(corner, open, raised);
  return <section ref={corner} />;
}
const start = () => {
  const { find, ...rest } = mount(<One />, 'open');
  const read = () => {
    const { style, dataset } = find('section');
    return [style.getPropertyValue('--place'), 'shares' in dataset, 'under' in dataset];
  };
  return { ...rest, read };
};

it('OMNI-01 CCHAT-06 bubbles stack in the order in which they came, and close gaps', () => {
  const [lower, upper] = [start(), start()];
  expect([lower.read(), upper.read()]).toEqual([
    ['0', true, false],
    ['1', true, false],
  ]);
  lower.rerender(<One open={false} />);
  expect(upper.read()).toEqual(['0', false, false]);
  lower.rerender(<One />);
  expect([lower.read(), upper.read()]).toEqual([
    ['1', true, false],
    ['0', true, false],
  ]);
  upper.unmount();
  expect(lower.read()).toEqual(['0', false, false]);
  lower.unmount();
});

it('OMNI-02 while the panel of one is open the others hide, and keep their place', () => {
  const [lower, upper] = [start(), start()];
  lower.rerender(<One raised />);
  expect([lower.read(), upper.read()]).toEqual([
    ['0', true, false],
    ['1', true, true],
  ]);
  lower.rerender(<One />);
  expect(upper.read()).toEqual(['1', true, false]);
  lower.unmount();
  upper.unmount();
});
