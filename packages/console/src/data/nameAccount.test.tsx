import { mount } from '@beckon/controls/testing/mount';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveDraft } from '../draft/saveDraft';
import { describeAddressProblem } from '../screens/editor/publish/useLandingAddress';
import type { Api } from './Api';
import { callApi } from './callApi';
import { changeSession } from './changeSession';
import { createClient } from './createClient';
import { showAccount } from './nameAccount';
import { sessionKey, useSession } from './useSession';
import { useWidgets } from './useWidgets';

const sentence = 'You switched accounts in another tab. Reload this page.';
const refused = () => Response.json({ error: sentence, code: 'switched_account' }, { status: 409 });
afterEach(() => {
  vi.unstubAllGlobals();
  showAccount(undefined);
});

/** The server, and the account that each request named. */
function serve(answer: () => Response): (string | undefined)[] {
  const named: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    named.push(headers['Beckon-Account']);
    return answer();
  });
  return named;
}

function Shown(): ReactNode {
  return <b>{useSession().data?.account.pageName}</b>;
}

/** As the console does, whose screens belong to one account. */
function Shell(): ReactNode {
  return <Widgets key={useSession().data?.account.accountId} />;
}

it('OWN-01 each request names the account on the screen, from its session on', async () => {
  const session = (accountId: number) => ({ account: { accountId, pageName: `Shop ${accountId}` } });
  const named = serve(() => Response.json(session(7)));
  const client = createClient();
  const { find, unmount } = mount(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
    'document',
  );
  await untilDrawn(() => expect(find('b').textContent).toBe('Shop 7'));
  await callApi('PATCH', '/settings', {});
  act(() => changeSession(client, session(8) as unknown as Api['session']));
  await callApi('GET', '/widgets');
  act(() => changeSession(client, null));
  await callApi('GET', '/session');
  expect(named).toEqual([undefined, '7', '8', undefined]);
  unmount();
});

function Widgets(): ReactNode {
  const { data } = useSession();
  const { data: widgets } = useWidgets();
  return <b>{`${data?.account.pageName}: ${widgets?.map(({ name }) => name).join() ?? 'waiting'}`}</b>;
}

it('OWN-01 a tab that hears of a switch from its own session shows nothing of the old account anymore', async () => {
  let accountId = 7;
  let isSilent = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/session'))
      return Response.json({ account: { accountId, pageName: `Shop ${accountId}` } });
    if (isSilent) return await new Promise<Response>(() => {});
    return Response.json({ widgets: [{ name: `Widget of ${accountId}` }] });
  });
  const client = createClient();
  const { find, unmount } = mount(
    <QueryClientProvider client={client}>
      <Shell />
    </QueryClientProvider>,
    'document',
  );
  const text = () => find('b').textContent;
  await untilDrawn(() => expect(text()).toBe('Shop 7: Widget of 7'));
  accountId = 8;
  isSilent = true;
  await act(() => client.invalidateQueries({ queryKey: sessionKey }));
  await untilDrawn(() => expect(text()).toBe('Shop 8: waiting'));
  unmount();
});

it('OWN-01 OWN-09 OWN-19 a tab whose account was switched says so, instead of guessing at another editor', async () => {
  serve(refused);
  const draft = { channel: 'sms', smsKeyword: '', data: {} } as never;
  expect(await saveDraft(1, 1, draft)).toEqual({ kind: 'refused', problems: [], sentence });
  const problem = await callApi('PUT', '/widgets/1/address', {}).catch((error: unknown) => error);
  expect(describeAddressProblem(problem)).toBe(sentence);
});
