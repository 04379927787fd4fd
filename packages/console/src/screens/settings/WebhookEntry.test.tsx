import { mount } from '@beckon/controls/testing/mount';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../data/Api';
import { WebhookEntry } from './WebhookEntry';

const webhook = {
  webhookId: '7',
  url: 'https://example.com/hook',
  events: ['opt_in'],
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

it('OWN-15 chooses the events of a webhook, and keeps at least one', () => {
  const change = vi.fn();
  const draw = (events: string[], canChange = true) =>
    mount(
      <QueryClientProvider client={new QueryClient()}>
        <WebhookEntry webhook={{ ...webhook, events }} canChange={canChange} act={change} />
      </QueryClientProvider>,
      'document',
    );
  const boxes = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('ul input')];
  const states = (root: ParentNode) => boxes(root).map(({ checked, disabled }) => [checked, disabled]);

  const one = draw(['opt_in']);
  expect(one.find('ul').getAttribute('aria-label')).toBe('https://example.com/hook');
  expect([...one.root.querySelectorAll('ul label')].map(({ textContent }) => textContent)).toEqual([
    'Opt-in',
    'Opt-out',
    'Opt-out lifted',
    'Deletion',
  ]);
  const off = [false, false];
  expect(states(one.root)).toEqual([[true, true], off, off, off]);
  act(() => boxes(one.root)[3]?.click());
  one.unmount();

  const two = draw(['opt_in', 'erased']);
  act(() => boxes(two.root)[0]?.click());
  expect(change.mock.calls.map(([{ method, path, body }]) => [method, path, body])).toEqual([
    ['PATCH', '/webhooks/7', { events: ['opt_in', 'erased'] }],
    ['PATCH', '/webhooks/7', { events: ['erased'] }],
  ]);
  two.unmount();

  const viewed = draw(['opt_in', 'opt_out'], false);
  expect(boxes(viewed.root).every(({ disabled }) => disabled)).toBe(true);
  viewed.unmount();
});
