import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import type { SettingsChange } from '../../data/useChangeSettings';
import { useUnsaved } from './useUnsaved';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let change: SettingsChange = {};
let set: (next: (now: SettingsChange) => SettingsChange) => void = () => undefined;
function Group(): null {
  [change, set] = useUnsaved('1 site', (now) => 'pageName' in now && now.pageName !== 'Saved');
  return null;
}

const open = () => {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Group />));
  return () => act(() => root.unmount());
};
const isAsked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
let close = () => {};
afterEach(() => close());

describe('useUnsaved', () => {
  it('OWN-02 keeps typed text while another screen is open, and asks before the page is left', () => {
    close = open();
    expect([change, isAsked()]).toEqual([{}, false]);
    act(() => set((now) => ({ ...now, pageName: 'Typed' })));
    expect(isAsked()).toBe(true);
    close();
    expect(isAsked()).toBe(true);
    close = open();
    expect([change, isAsked()]).toEqual([{ pageName: 'Typed' }, true]);
    act(() => set(() => ({ pageName: 'Saved' })));
    close();
    close = open();
    expect([change, isAsked()]).toEqual([{}, false]);
  });
});
