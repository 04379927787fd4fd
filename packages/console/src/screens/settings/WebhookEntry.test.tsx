import { mount } from '@beckon/controls/testing/mount';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../data/Api';
import { WebhookEntry } from './WebhookEntry';

const webhook = {
  webhookId: '7',
  url: 'https://example.com/hook',
  isActive: true,
} as unknown as Api['webhook'];

it.each([
  ['confirmed', true],
  ['canceled', false],
])('OWN-15 removes a webhook only once that is confirmed: %s', async (_, isSure) => {
  const remove = vi.fn();
  const { find, root, unmount } = mount(
    <QueryClientProvider client={new QueryClient()}>
      <WebhookEntry webhook={webhook} canChange act={remove} />
    </QueryClientProvider>,
    'document',
  );
  act(() => find('[data-act=remove]').click());
  expect(remove).not.toHaveBeenCalled();
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('dialog footer button')];
  const pressed = buttons.find(({ textContent }) => (textContent === 'Delete') === isSure);
  await act(async () => pressed?.click());
  expect(remove.mock.calls).toEqual(isSure ? [[{ method: 'DELETE', path: '/webhooks/7' }]] : []);
  unmount();
});

it('OWN-15 OWN-23 shows the log of a webhook in words', async () => {
  const attempts = [
    { status: null, error: 'timeout', ms: 10_000 },
    { status: 302, error: 'redirect', ms: 12 },
    { status: 200, error: '', ms: 35 },
    { status: null, error: 'an older sentence', ms: 1 },
  ];
  const client = new QueryClient();
  client.setQueryDefaults(['deliveries'], { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(
    ['deliveries', '7'],
    [{ deliveryId: '8', event: 'opt_in', state: 'waiting', createdAt: new Date().toISOString(), attempts }],
  );
  const { root, unmount } = mount(
    <QueryClientProvider client={client}>
      <WebhookEntry webhook={webhook} canChange act={vi.fn()} />
    </QueryClientProvider>,
    'document',
  );
  const open = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Deliveries');
  await act(async () => open?.click());
  const [, event, outcomes] = [...root.querySelectorAll('li > span')].map(({ textContent }) => textContent);
  expect(event).toBe('Opt-in');
  expect(outcomes).toBe(
    'Timed out after 10,000 ms; 302 (redirects aren’t followed) after 12 ms; 200 after 35 ms; an older sentence after 1 ms',
  );
  unmount();
});
