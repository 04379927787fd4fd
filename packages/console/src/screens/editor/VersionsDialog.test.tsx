import { mount } from '@beckon/controls/testing/mount';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '../../data/Api';
import type { DraftStore } from '../../draft/DraftStore';
import { VersionsDialog } from './VersionsDialog';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('OWN-09 the discard button appears together with the versions, and does not move under the pointer', async () => {
  let answer = (_: Response): void => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)));
  const widget = { widgetId: 7, version: 2, hasDraft: true } as Api['widget'];
  const { unmount } = mount(
    <QueryClientProvider client={new QueryClient()}>
      <VersionsDialog widget={widget} store={{} as DraftStore} canEdit onClose={() => {}} />
    </QueryClientProvider>,
    'document',
  );
  const rows = () => [...document.querySelectorAll('dialog li strong')].map(({ textContent }) => textContent);
  expect([rows(), document.querySelector('[data-act=discard]')]).toEqual([[], null]);
  const versions = [2, 1].map((version) => ({ version, publishedAt: '2026-11-16T10:00:00Z' }));
  await act(async () => answer(Response.json({ versions })));
  await expect.poll(rows).toEqual(['Your draft', 'Version 2', 'Version 1']);
  expect(document.querySelector('[data-act=discard]')).not.toBeNull();
  unmount();
});

it('OWN-09 OWN-23 C-SCR-03 a long list of versions scrolls by itself, and the keyboard reaches it', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400);
  const versions = [2, 1].map((version) => ({ version, publishedAt: '2026-11-16T10:00:00Z' }));
  vi.stubGlobal('fetch', async () => Response.json({ versions }));
  const widget = { widgetId: 7, version: 2, hasDraft: false } as Api['widget'];
  const { unmount } = mount(
    <QueryClientProvider client={new QueryClient()}>
      <VersionsDialog widget={widget} store={{} as DraftStore} canEdit onClose={() => {}} />
    </QueryClientProvider>,
    'document',
  );
  const region = () => document.querySelector<HTMLElement>('dialog [role=region]');
  await expect.poll(() => region()?.querySelectorAll('li').length).toBe(2);
  expect([region()?.getAttribute('aria-label'), region()?.tabIndex]).toEqual(['Versions', 0]);
  unmount();
});
