import { expect, it, vi } from 'vitest';
import { started } from '../core/testing/started';
import { createUi } from './createUi';

const mount = vi.hoisted(() => ({ draw: vi.fn(), end: vi.fn() }));
vi.mock('./createMount', () => ({ createMount: () => mount }));

it('LOAD-21 LOAD-26 a closed instance is drawn empty, and one that is gone ends, once', () => {
  const draw = createUi({ send: () => {}, wait: () => new Promise(() => {}) });
  const host = document.createElement('div');
  const { state } = started();
  const [one] = Object.values(state.instances);
  const open = { ...state, instances: { i0: { ...one, displayed: true } as NonNullable<typeof one> } };
  const calls = () => [mount.draw.mock.calls.length, mount.end.mock.calls.length];
  draw(host, state, 'i0');
  expect(calls()).toEqual([0, 0]);
  draw(host, open, 'i0');
  draw(host, state, 'i0');
  expect([calls(), mount.draw.mock.lastCall]).toEqual([[2, 0], [undefined]]);
  draw(host, { ...state, instances: {} }, 'i0');
  draw(host, { ...state, instances: {} }, 'i0');
  expect(calls()).toEqual([2, 1]);
});

it('LOAD-21 DISP-23 a first frame that the core decides against is removed, but only after that decision', () => {
  const framer = { finish: vi.fn(), drop: vi.fn() };
  const draw = createUi({ send: () => {}, wait: () => new Promise(() => {}), framer });
  const host = document.createElement('div');
  const { state } = started();
  const [one] = Object.values(state.instances);
  draw(host, state, 'i0');
  expect(framer.drop).not.toHaveBeenCalled();
  draw(host, { ...state, instances: { i0: { ...one, rendered: true } as NonNullable<typeof one> } }, 'i0');
  expect(framer.drop.mock.calls).toEqual([[host]]);
});
