import { mount } from '@beckon/controls/testing/mount';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../../../data/Api';
import { useList } from '../useList';
import { WebhookEntry } from './WebhookEntry';

const webhook = {
  webhookId: '7',
  url: 'https://example.com/hook',
  events: ['opt_in'],
  isActive: true,
} as unknown as Api['webhook'];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ webhooks: [webhook] }));
});
afterEach(() => vi.unstubAllGlobals());

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

it('OWN-15 chooses the events of a webhook, and keeps at least one', async () => {
  const sent: unknown[] = [];
  let [saved, answer] = [['opt_in'], (): void => {}];
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'PATCH') {
      const { events } = JSON.parse(body);
      sent.push(events);
      await new Promise<void>((done) => {
        answer = done;
      });
      saved = events;
    }
    return Response.json({ webhooks: [{ ...webhook, events: saved }] });
  });
  const draw = (canChange = true) =>
    mount(
      <QueryClientProvider client={new QueryClient()}>
        <Webhook canChange={canChange} />
      </QueryClientProvider>,
      'document',
    );
  const boxes = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('ul input')];
  const states = (root: ParentNode) => boxes(root).map(({ checked, disabled }) => [checked, disabled]);
  const [on, off, last] = [
    [true, false],
    [false, false],
    [true, true],
  ];

  const { find, root, unmount } = draw();
  await untilDrawn(() => expect(states(root)).toEqual([last, off, off, off]));
  expect(find('ul').getAttribute('aria-label')).toBe('Deliveries to https://example.com/hook');
  expect([...root.querySelectorAll('ul label')].map(({ textContent }) => textContent)).toEqual([
    'Opt-in',
    'Opt-out',
    'Opt-out lifted',
    'Deletion',
  ]);
  // Two presses before the first is saved: the second builds on it, and is sent after it.
  await act(async () => boxes(root)[1]?.click());
  await act(async () => boxes(root)[3]?.click());
  expect(states(root)).toEqual([on, on, off, on]);
  expect(sent).toEqual([['opt_in', 'opt_out']]);
  await act(async () => answer());
  await untilDrawn(() => expect(sent).toHaveLength(2));
  await act(async () => answer());
  await untilDrawn(() => expect(saved).toEqual(['opt_in', 'opt_out', 'erased']));
  await untilDrawn(() => expect(states(root)).toEqual([on, on, off, on]));
  unmount();

  const viewed = draw(false);
  await untilDrawn(() => expect(boxes(viewed.root)).toHaveLength(4));
  expect(boxes(viewed.root).every(({ disabled }) => disabled)).toBe(true);
  viewed.unmount();
});

/** As the screen draws it, from what the server has saved. */
function Webhook({ canChange }: { readonly canChange: boolean }): ReactNode {
  const { entries, act: list } = useList<Api['webhook']>('/webhooks', 'webhooks');
  return entries?.map((one) => (
    <WebhookEntry key={one.webhookId} webhook={one} canChange={canChange} act={list.mutate} />
  ));
}
