import { mount } from '@beckon/controls/testing/mount';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../../components/SessionContext';
import { TextLimitAlert } from '../../../components/TextLimitAlert';
import { spanishLate } from '../../../copy/es/spanishLate';
import { lateCopy, setLate } from '../../../copy/lateCopy';
import type { Api } from '../../../data/Api';
import { FailedMessages } from './FailedMessages';

const at = '2026-11-15T12:00:00.000Z';
const message = (messageId: string, state: 'failed' | 'unknown') => ({
  ...{ messageId, state, channel: 'sms', recipient: `+1415555010${messageId}`, text: 'Hello' },
  ...{ reason: 'gave up: 401', why: { error: 'gave up: 401' }, failedAt: at },
});

/** Renders for a member, with a server that no longer lists what was retried. */
function draw(role: string, given: Partial<Api['failedMessages']>) {
  let { messages = [] } = given;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    if (method === 'POST') {
      sent.push(address);
      messages = messages.filter(({ messageId }) => !address.includes(`/${messageId}/`));
      return new Response(null, { status: 202 });
    }
    return Response.json({ overLimit: { texts: 0, since: null }, ...given, messages });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = mount(
    <QueryClientProvider client={client}>
      <SessionContext value={{ role } as Api['session']}>
        <TextLimitAlert />
        <FailedMessages />
      </SessionContext>
    </QueryClientProvider>,
    'document',
  );
  return { ...drawn, sent };
}
afterEach(() => {
  vi.unstubAllGlobals();
  setLate(undefined);
  for (const part of Object.keys(lateCopy)) Reflect.deleteProperty(lateCopy, part);
});

it('OWN-13 D24 lists messages with their reason, and retries only what certainly did not arrive', async () => {
  const { root, sent, unmount } = draw('owner', {
    messages: [message('1', 'failed'), message('2', 'unknown')],
  });
  await untilDrawn(() => expect(root.querySelectorAll('li')).toHaveLength(2));
  const [failed, unknown] = [...root.querySelectorAll('li')];
  expect(failed?.textContent).toContain('gave up: 401');
  expect(unknown?.textContent).toContain('it may have arrived');
  expect(unknown?.querySelector('button')).toBeNull();
  await act(async () => failed?.querySelector('button')?.click());
  await untilDrawn(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(sent).toEqual(['/api/v1/messages/1/retry']);
  unmount();
});

it('OWN-10 OWN-13 OWN-23 says in the console’s language why a message was not sent', async () => {
  setLate(async () => spanishLate);
  const error = 'Twilio answered 400.';
  const why = { error, reason: 'provider_answered', values: { name: 'Twilio', code: '400' } };
  const { root, unmount } = draw('owner', {
    messages: [{ ...message('1', 'failed'), reason: error, why }, message('2', 'failed')],
  });
  await untilDrawn(() => expect(root.querySelectorAll('li')).toHaveLength(2));
  const [known, other] = [...root.querySelectorAll('li')];
  expect(known?.textContent).toContain('Twilio respondió 400.');
  expect(other?.textContent).toContain('gave up: 401');
  unmount();
});

it('OWN-13 a viewer sees messages, but cannot retry them', async () => {
  const { root, unmount } = draw('viewer', { messages: [message('1', 'failed')] });
  await untilDrawn(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(root.querySelector('button')).toBeNull();
  unmount();
});

it.each([
  [1, '1 text is waiting until tomorrow'],
  [12, '12 texts are waiting until tomorrow'],
])(
  'NET-12 OWN-13 says that %i texts wait for the daily limit, and where to change it',
  async (texts, words) => {
    const { root, unmount } = draw('owner', { overLimit: { texts, since: at } });
    await untilDrawn(() => expect(root.querySelector('[data-text-limit]')?.textContent).toContain(words));
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/settings#texts');
    unmount();
  },
);
