import { mount } from '@beckon/controls/testing/mount';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useShortcuts } from './useShortcuts';

const acts = { undo: vi.fn(), redo: vi.fn(), publish: vi.fn() };

function Editor({ hasDialog }: { hasDialog: boolean }): ReactNode {
  useShortcuts(acts);
  return hasDialog && <dialog open>Versions</dialog>;
}
const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }));

it('OWN-07 OWN-09 keys publish and undo, and do nothing over a dialog', () => {
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
