import { mount } from '@beckon/controls/testing/mount';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionEnd } from '../../data/sessionEnd';
import { toasts } from '../../data/toasts';
import { ExportButton } from './ExportButton';

afterEach(() => void vi.unstubAllGlobals());

it('OWN-12 cancels an export when its button unmounts', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  const { find, unmount } = mount(<ExportButton address="/x" />, 'document');
  act(() => find('button').click());
  expect(signals[0]?.aborted).toBe(false);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

it('OWN-01 OWN-12 asks to sign in again when the session ends during an export', async () => {
  const [tell, show] = [vi.spyOn(sessionEnd, 'announce'), vi.spyOn(toasts, 'show')];
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Sign in.' }, { status: 401 }));
  const { find, unmount } = mount(<ExportButton address="/x" />, 'document');
  await act(async () => find('button').click());
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  expect(show).not.toHaveBeenCalled();
  unmount();
});
