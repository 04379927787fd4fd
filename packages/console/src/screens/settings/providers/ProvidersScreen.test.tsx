import { mount } from '@beckon/controls/testing/mount';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../../components/SessionContext';
import type { Api } from '../../../data/Api';
import { ProvidersScreen } from './ProvidersScreen';

const words = { en: 'Words', es: 'Palabras' };
const provider = (name: string, channel: 'sms' | 'messenger') => ({
  name,
  channel,
  label: name,
  lead: words,
  fields: [],
  setUp: [],
});
const connections = {
  connections: [],
  providers: [provider('pigeon', 'sms'), provider('raven', 'sms'), provider('owl', 'messenger')],
};
/** For busy machines. */
const patience = { timeout: 10_000 };
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['none', []],
  ['sandbox', ['pigeon']],
  ['raven', ['raven']],
])('OWN-13 with %s, the test message of a channel is in one place', async (smsProvider, places) => {
  const answers: Record<string, unknown> = {
    '/settings': { smsProvider, messengerProvider: 'none' },
    '/settings/connections': connections,
    '/messages/failed': { messages: [], overLimit: { texts: 0, since: null } },
  };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(answers[address.replace('/api/v1', '')] ?? {}),
  );
  const session = { account: { accountId: 1 }, role: 'owner' } as Api['session'];
  const { root, unmount } = mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={session}>
        <ProvidersScreen />
      </SessionContext>
    </QueryClientProvider>,
    'document',
  );
  await vi.waitFor(async () => {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
    expect(root.querySelectorAll('[data-provider]')).toHaveLength(3);
  }, patience);
  const tests = [...root.querySelectorAll('[data-test=sms]')];
  expect(tests.map((one) => one.closest('[data-provider]')?.getAttribute('data-provider'))).toEqual(places);
  unmount();
});
