import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeysScreen } from './KeysScreen';

afterEach(() => vi.unstubAllGlobals());

const asked: object[] = [];

/** Renders with a server that has these keys, and takes its time to create one. */
function draw(keys: object[] = []) {
  asked.length = 0;
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ keys });
    asked.push(JSON.parse(String(body)));
    return await new Promise(() => {});
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return mount(
    <QueryClientProvider client={client}>
      <KeysScreen />
    </QueryClientProvider>,
    'document',
  );
}

it.each([
  ['View subscribers', { role: 'viewer', scopes: ['subscribers:read'] }, undefined],
  [
    'Export and delete subscribers',
    { role: 'editor', scopes: ['subscribers:write'] },
    'For access and deletion requests',
  ],
])('OWN-01 OWN-12 creates a key for “%s”', async (label, rights, hint) => {
  const { find, root, unmount } = draw();
  await untilDrawn(() => expect(root.querySelector('form [role=combobox]')).not.toBeNull());
  type(find('form input') as HTMLInputElement, 'Privacy desk');
  await act(async () => find('form [role=combobox]').click());
  const option = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  await act(async () => option?.click());
  expect(document.body.textContent?.includes('For access and deletion requests')).toBe(hint !== undefined);
  await act(async () => find('form button[type=submit]').click());
  await untilDrawn(() => expect(asked).toEqual([{ name: 'Privacy desk', ...rights }]));
  unmount();
});

it('OWN-01 lists what each key can do, in the words of the form', async () => {
  const key = { keyId: 'k', name: 'Zapier', prefix: 'bk_123456', lastUsedAt: null };
  const { root, unmount } = draw([{ ...key, role: 'viewer', scopes: ['widgets:read', 'figures:read'] }]);
  await untilDrawn(() =>
    expect(root.querySelector('li')?.textContent).toContain(
      'Zapier bk_123456… · View widgets and results · Never used',
    ),
  );
  expect(root.textContent).not.toContain('figures:read');
  unmount();
});
