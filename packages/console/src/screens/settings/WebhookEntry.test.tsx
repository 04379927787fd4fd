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
