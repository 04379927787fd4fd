import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../components/SessionContext';
import type { Api } from '../../data/Api';
import { toasts } from '../../data/toasts';
import { useSession } from '../../data/useSession';
import { LogScreen } from './log/LogScreen';
import { useTestMessage } from './providers/useTestMessage';
import { TeamScreen } from './team/TeamScreen';
import { WebhooksScreen } from './webhooks/WebhooksScreen';

const asked: string[] = [];

/** Renders with a server that answers from a table: method and path, without its beginning. */
function draw(drawing: ReactNode, answers: Record<string, () => Response>) {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    const call = `${method} ${address.replace('/api/v1', '')}`;
    asked.push(call);
    return answers[call]?.() ?? Response.json({ error: 'Not there.' }, { status: 404 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return mount(<QueryClientProvider client={client}>{drawing}</QueryClientProvider>, 'document');
}

/** For busy machines. */

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('OWN-01 the log continues after its first page', async () => {
  const entry = (entryId: string) => ({
    entryId,
    actorName: 'Ada',
    actorKind: 'person',
    action: 'widget.made',
    target: entryId,
    details: { name: entryId },
    createdAt: '2026-11-15T12:00:00.000Z',
  });
  const { find, root, unmount } = draw(<LogScreen />, {
    'GET /audit': () => Response.json({ entries: [entry('one')], next: 'one' }),
    'GET /audit?after=one': () => Response.json({ entries: [entry('two')], next: null }),
  });
  await untilDrawn(() => expect(root.querySelectorAll('ul li')).toHaveLength(1));
  const more = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show more');
  await act(async () => more?.click());
  await untilDrawn(() => expect(find('ul').textContent).toMatch(/one.*two/));
  expect(root.textContent).not.toContain('Show more');
  unmount();
});

function Role(): ReactNode {
  const { data } = useSession();
  return data ? (
    <SessionContext value={data}>
      <b id="role">{data.role}</b>
      <TeamScreen />
    </SessionContext>
  ) : null;
}

it('OWN-01 changing your own role takes effect at once', async () => {
  let role = 'owner';
  const user = { userId: 'u', name: 'Ada', email: 'ada@example.com' };
  const account = { accountId: 1, pageName: 'Shop' };
  const { find, root, unmount } = draw(<Role />, {
    'GET /session': () => Response.json({ user, account, accounts: [account], role }),
    'GET /members': () => Response.json({ members: [{ ...user, role }] }),
    'GET /invitations': () => Response.json({ invitations: [] }),
    'PATCH /members/u': () => {
      role = 'viewer';
      return Response.json({ ...user, role });
    },
  });
  await untilDrawn(() => expect(root.querySelector('li [role=combobox]')).not.toBeNull());
  await act(async () => find('li [role=combobox]').click());
  const viewer = [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
    one.textContent?.includes('Viewer'),
  );
  await act(async () => viewer?.click());
  await untilDrawn(() => expect(find('#role').textContent).toBe('viewer'));
  expect(root.querySelector('#invite')).toBeNull();
  unmount();
});

it('OWN-15 OWN-23 shows an error once: beside its input, or in a message if it has none', async () => {
  const user = { userId: 'u', name: 'Ada', email: 'ada@example.com' };
  const account = { accountId: 1, pageName: 'Shop' };
  const session = { user, account, accounts: [account], role: 'owner' } as unknown as Api['session'];
  const rejections = [
    { error: 'Invalid.', fields: [{ path: 'url', message: 'must be a URL' }] },
    { error: 'Only ten webhooks.' },
  ];
  const { find, root, unmount } = draw(
    <SessionContext value={session}>
      <WebhooksScreen />
    </SessionContext>,
    {
      'GET /webhooks': () => Response.json({ webhooks: [] }),
      'POST /webhooks': () => Response.json(rejections.shift(), { status: 400 }),
    },
  );
  const show = vi.spyOn(toasts, 'show').mockReturnValue(undefined as never);
  await untilDrawn(() => expect(root.querySelector('form input')).not.toBeNull());
  type(find('form input') as HTMLInputElement, 'nonsense');
  await act(async () => find('form button').click());
  await untilDrawn(() => expect(root.querySelector('[aria-invalid=true]')).not.toBeNull());
  expect(show).not.toHaveBeenCalled();
  await act(async () => find('form button').click());
  await untilDrawn(() => expect(show.mock.calls.map(([text]) => text)).toEqual(['Only ten webhooks.']));
  expect(root.querySelector('[aria-invalid=true]')).toBeNull();
  show.mockRestore();
  unmount();
});

function Watcher(): ReactNode {
  const { send, isLost } = useTestMessage();
  return (
    <button type="button" onClick={() => send.mutate({ channel: 'sms', to: '+1' })}>
      {isLost ? 'lost' : 'on its way'}
    </button>
  );
}

it('OWN-13 stops asking about a test message of which nothing is known', async () => {
  vi.useFakeTimers();
  const { find, unmount } = draw(<Watcher />, {
    'POST /settings/test-message': () => Response.json({ messageId: 'm' }),
  });
  await act(async () => find('button').click());
  await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
  expect(find('button').textContent).toBe('lost');
  expect(asked.filter((call) => call.startsWith('GET'))).toHaveLength(1);
  unmount();
});
