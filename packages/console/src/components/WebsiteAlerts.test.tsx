import { mount } from '@beckon/controls/testing/mount';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '../data/Api';
import { callApi } from '../data/callApi';
import { toasts } from '../data/toasts';
import { SessionContext } from './SessionContext';
import { WebsiteAlerts } from './WebsiteAlerts';

const at = '2026-11-15T12:00:00.000Z';
const refused = { host: 'shop.example', refused: 2, lastSeenAt: at, lastRefusedAt: at };

/** Another part of the screen that shows the websites. */
function Install(): ReactNode {
  useQuery({ queryKey: ['install'], queryFn: () => callApi('GET', '/install') });
  return null;
}

/** Renders for a member, with a server that stores the list of websites. */
function draw(role: string, strangers: object[], refusal?: string) {
  const settings = { whitelist: ['a.example'], strangers, smsChannelConnected: false, widgetPhone: '' };
  const sent: unknown[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${address}`);
    if (address.endsWith('/install')) return Response.json({ sites: [] });
    if (address.endsWith('/widgets')) return Response.json({ widgets: [] });
    if (method === 'PATCH') {
      sent.push(JSON.parse(body ?? ''));
      if (refusal) return Response.json({ error: refusal, code: 'refused' }, { status: 403 });
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
        <Install />
      </SessionContext>
    </QueryClientProvider>,
    'document',
  );
  return { ...drawn, sent, installs: () => asked.filter((call) => call.endsWith('/install')).length };
}
afterEach(() => vi.unstubAllGlobals());

it('NET-11 OWN-03 shows an owner what was rejected, and one press fixes it', async () => {
  const { root, sent, installs, unmount } = draw('owner', [refused]);
  await untilDrawn(() =>
    expect(root.querySelector('li')?.textContent).toContain('We rejected 2 sign-ups from shop.example'),
  );
  await act(async () => root.querySelector('button')?.click());
  await untilDrawn(() => expect(root.querySelector('[data-website-alerts]')).toBeNull());
  expect(sent).toEqual([{ whitelist: ['a.example', 'shop.example'] }]);
  await untilDrawn(() => expect(installs()).toBe(2));
  unmount();
});
it('OWN-03 says when a website could not be added', async () => {
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => {});
  const { root, unmount } = draw('owner', [refused], 'That is too many websites.');
  await untilDrawn(() => expect(root.querySelector('button')).not.toBeNull());
  await act(async () => root.querySelector('button')?.click());
  await untilDrawn(() => expect(show).toHaveBeenCalledWith('That is too many websites.', { tone: 'bad' }));
  unmount();
  show.mockRestore();
});
it('OWN-03 shows it to a viewer without a button', async () => {
  const { root, unmount } = draw('viewer', [refused]);
  await untilDrawn(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(root.querySelector('button')).toBeNull();
  unmount();
});
