import { mount } from '@beckon/controls/testing/mount';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useShortcuts } from './useShortcuts';

const acts = { undo: vi.fn(), redo: vi.fn(), publish: vi.fn() };

function Editor({ hasDialog }: { hasDialog: boolean }): ReactNode {
  useShortcuts(acts);
  return (
    <>
      <input aria-label="Title" />
      <input type="checkbox" />
      <textarea />
      {hasDialog && <dialog open>Versions</dialog>}
    </>
  );
}
const press = (key: string, target: EventTarget = window) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, composed: true }));

it.each([
  ['input[aria-label]', 0],
  ['textarea', 0],
  ['input[type=checkbox]', 1],
])(
  'OWN-09 leaves Ctrl+Z in a text field to the browser: in %s it undoes %d changes of the widget',
  (css, times) => {
    acts.undo.mockClear();
    const { find, unmount } = mount(<Editor hasDialog={false} />, 'document');
    press('z', find(css));
    expect(acts.undo).toHaveBeenCalledTimes(times);
    unmount();
  },
);

it('OWN-07 OWN-09 shortcuts publish and undo, and do nothing while a dialog is open', () => {
  acts.undo.mockClear();
  const { rerender, unmount } = mount(<Editor hasDialog={false} />, 'document');
  press('Enter');
  press('z');
  expect([acts.publish.mock.calls.length, acts.undo.mock.calls.length]).toEqual([1, 1]);
  rerender(<Editor hasDialog />);
  press('Enter');
  press('z');
  expect([acts.publish.mock.calls.length, acts.undo.mock.calls.length]).toEqual([1, 1]);
  unmount();
});
