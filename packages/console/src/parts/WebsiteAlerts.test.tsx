import { mount } from '@beckon/controls/testing/mount';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '../data/Api';
import { SessionContext } from './SessionContext';
import { WebsiteAlerts } from './WebsiteAlerts';

const at = '2026-11-15T12:00:00.000Z';
const refused = { host: 'shop.example', refused: 2, lastSeenAt: at, lastRefusedAt: at };

/** Draws for a member, with a server that keeps the list of websites. */
function draw(role: string, strangers: object[]) {
  const settings = { whitelist: ['a.example'], strangers };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address.endsWith('/widgets')) return Response.json({ widgets: [] });
    if (method === 'PATCH') {
      sent.push(JSON.parse(body ?? ''));
      return Response.json({ ...settings, ...JSON.parse(body ?? ''), strangers: [] });
    }
    return Response.json(settings);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = { role } as Api['session'];
  const drawn = mount(
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <WebsiteAlerts />
      </SessionContext>
    </QueryClientProvider>,
    'document',
  );
  return { ...drawn, sent };
}
const until = (holds: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
    holds();
  });
afterEach(() => vi.unstubAllGlobals());

it('NET-11 OWN-03 an owner reads what was rejected, and one press mends it', async () => {
  const { root, sent, unmount } = draw('owner', [refused]);
  await until(() =>
    expect(root.querySelector('li')?.textContent).toContain('We rejected 2 sign-ups from shop.example'),
  );
  await act(async () => root.querySelector('button')?.click());
  await until(() => expect(root.querySelector('[data-website-alerts]')).toBeNull());
  expect(sent).toEqual([{ whitelist: ['a.example', 'shop.example'] }]);
  unmount();
});
it('OWN-03 a viewer reads it and has no button', async () => {
  const { root, unmount } = draw('viewer', [refused]);
  await until(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(root.querySelector('button')).toBeNull();
  unmount();
});
