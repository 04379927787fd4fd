import { mount } from '@beckon/controls/testing/mount';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../components/SessionContext';
import type { Api } from '../../data/Api';
import { StartScreen } from './StartScreen';

afterEach(() => vi.unstubAllGlobals());

it('OWN-06 OWN-22 a widget from a template texts in the name of the account', async () => {
  const made: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    made.push(JSON.parse(String(body)));
    return await new Promise(() => {});
  });
  const account = { accountId: 1, pageName: 'Corner Shop', timeZone: 'UTC' };
  const { find, unmount } = mount(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ account, role: 'owner' } as Api['session']}>
        <StartScreen />
      </SessionContext>
    </QueryClientProvider>,
    'document',
  );
  await act(async () => find('[data-template=inline-box]').click());
  const actions = { sequence: expect.stringMatching(/^Corner Shop: Got it\. /) };
  await untilDrawn(() => expect(made).toMatchObject([{ type: 'box', data: { actions } }]));
  unmount();
});
